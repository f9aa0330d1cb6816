import { createContext, type RouterContextProvider } from "react-router";
import type { Language } from "./language/language";

/** What the HTTP layer found out about the request before routing. */
export const languageContext = createContext<Language>();

/** The sender's network address. */
export const clientAddressContext = createContext<string>();

/** Renders another page of this site as the response, with `prepare`d context. */
export const renderPageContext =
  createContext<(path: string, prepare: (context: RouterContextProvider) => void) => Promise<Response>>();
