import { createContext } from "react";

/** The mark of inline scripts that may run: known while a document is rendered on the server, nowhere else. */
export const InlineMark = createContext<string | undefined>(undefined);
