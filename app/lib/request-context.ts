import { createContext, type RouterContextProvider } from "react-router";
import type { Language } from "./language/language";

export const languageContext = createContext<Language>();

export const clientAddressContext = createContext<string>();

export const renderPageContext =
  createContext<(path: string, prepare: (context: RouterContextProvider) => void) => Promise<Response>>();
