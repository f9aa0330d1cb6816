import { createContext, useContext } from "react";

interface DeskWriter {
  by: string;
}

const Writer = createContext<DeskWriter | null>(null);

export const DeskWriterProvider = Writer.Provider;

/** Throws outside the desk. */
export function useDeskWriter(): DeskWriter {
  const writer = useContext(Writer);
  if (!writer) throw new Error("No desk around this form");
  return writer;
}
