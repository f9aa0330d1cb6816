import type { AdminCopy } from "~/content/admin/admin-copy.server";

/** Why something that the owner did in a conversation failed. */
export type ReplyProblem = keyof AdminCopy["chat"]["reply"]["problems"];

/** What failed: an answer with its id, or (null) switching who answers. */
export interface RefusedReply {
  problem: ReplyProblem;
  line: string | null;
  text: string;
}

/** From the fields of the submitted form. */
export function refusedReply(problem: ReplyProblem, { line, text }: Readonly<Record<string, unknown>>): RefusedReply {
  return {
    problem,
    line: typeof line === "string" ? line : null,
    text: typeof text === "string" ? text : "",
  };
}
