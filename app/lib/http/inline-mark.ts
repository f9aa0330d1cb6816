import { createContext } from "react";

/** Known while a document is rendered on the server, nowhere else. */
export const InlineMark = createContext<string | undefined>(undefined);
