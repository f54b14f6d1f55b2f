import * as z from "zod";
import { line, maxLengths } from "../text";

export const forgotPassword = z.object({ login: line("login", maxLengths.email) });
