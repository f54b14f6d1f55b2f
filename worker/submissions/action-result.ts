/** `gone`: the link was not made here, is old, or its subject is gone. */
export type ActionResult = "done" | "gone";
