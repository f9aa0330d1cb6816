import { createContext, useContext } from "react";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";

interface DeskWriter {
  by: string;
  copy: AdminCopy["desk"]["draft"];
}

const Writer = createContext<DeskWriter | null>(null);

export const DeskWriterProvider = Writer.Provider;

/** Throws outside the desk. */
export function useDeskWriter(): DeskWriter {
  const writer = useContext(Writer);
  if (!writer) throw new Error("No desk around this form");
  return writer;
}
