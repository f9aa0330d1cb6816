import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";

export type ReplyProblem = keyof AdminCopy["chat"]["reply"]["problems"];

export interface RefusedReply {
  problem: ReplyProblem;
  line: string | null;
  text: string;
}

export function refusedReply(problem: ReplyProblem, { line, text }: Readonly<Record<string, unknown>>): RefusedReply {
  return {
    problem,
    line: typeof line === "string" ? line : null,
    text: typeof text === "string" ? text : "",
  };
}
