export const JUMP_PATH = "/admin/jump";
export const QUESTION = "q";

export type JumpGroup = "people" | "leads" | "quotes" | "projects" | "actions" | "pages" | "articles";

export interface JumpItem {
  path: string;
  name: string;
  /** Empty when the name says enough. */
  says: string;
}

/** Groups in the order in which they are shown; none is empty. */
export type JumpResults = (readonly [group: JumpGroup, items: readonly JumpItem[]])[];

export interface FoundPlaces {
  question: string;
  /** Null if the server was away. */
  results: JumpResults | null;
}

export function jumpPath(question: string): string {
  return `${JUMP_PATH}?${new URLSearchParams({ [QUESTION]: question })}`;
}
