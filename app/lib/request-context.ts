import { createContext } from "react-router";
import type { Language } from "./language/language";

/** What the HTTP edge found out about the request before routing. */
export const languageContext = createContext<Language>();
