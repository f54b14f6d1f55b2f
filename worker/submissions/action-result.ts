/** `gone`: the link was not made here, is old, or what it stands for is no longer there. */
export type ActionResult = "done" | "gone";
