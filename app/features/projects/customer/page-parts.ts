import { createContext, useContext } from "react";
import type { ProjectWords } from "./project-words.server";
import type { Removal } from "./use-removal";
import type { PageUploads } from "./use-uploads";

/** The parts of the page share these. */
export interface PageParts {
  words: ProjectWords;
  token: string;
  /** The address that the page's forms are posted to. */
  to: string;
  uploads: PageUploads;
  removal: Removal;
  /** The id of the form whose buttons remove files. */
  removeForm: string;
  /** Reads anew what the server has. */
  refresh: () => void;
}

export const PagePartsContext = createContext<PageParts | null>(null);

export function usePageParts(): PageParts {
  const parts = useContext(PagePartsContext);
  if (!parts) throw new Error("usePageParts must be used on the page of a project");
  return parts;
}
