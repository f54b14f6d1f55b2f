import * as z from "zod";
import { line, longest } from "../text";

export const forgotPassword = z.object({ login: line("login", longest.email) });
