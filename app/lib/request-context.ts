import { createContext, type RouterContextProvider } from "react-router";
import type { Language } from "./language/language";

/** What the HTTP edge found out about the request before routing. */
export const languageContext = createContext<Language>();

/** The sender's network address. */
export const clientAddressContext = createContext<string>();

/** Renders another page of this site as the answer, with `prepare`d context. */
export const renderPageContext =
  createContext<(path: string, prepare: (context: RouterContextProvider) => void) => Promise<Response>>();
