import type { TextFormat } from "./text-schema";

/** Tools that only change the text at the caret. */
export type TextTool = Exclude<Tool, "link" | "picture" | "fact">;
export type Tool = (typeof ARTICLE_TOOLS)[number];

const ARTICLE_TOOLS = [
  "heading",
  "subheading",
  "strong",
  "em",
  "bullets",
  "numbers",
  "checklist",
  "quote",
  "link",
  "picture",
  "fact",
  "undo",
  "redo",
] as const;

/** The tools of what the product shows of a text. */
export const TOOLS_OF: Readonly<Record<TextFormat, readonly Tool[]>> = {
  mail: ["strong", "bullets", "numbers", "link", "undo", "redo"],
  article: ARTICLE_TOOLS,
};

/** Tools that say whether the text at the caret has what they give it. */
export const SWITCHES: ReadonlySet<Tool> = new Set(
  ARTICLE_TOOLS.filter((tool) => !["picture", "fact", "undo", "redo"].includes(tool)),
);

/** The state of the tools for the text at the caret. */
export interface ToolStates {
  /** The switches that are on. */
  pressed: ReadonlySet<Tool>;
  /** Tools without anything to do. */
  idle: ReadonlySet<Tool>;
  expanded: Tool | null;
}
