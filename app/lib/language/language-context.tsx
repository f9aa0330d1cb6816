import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { SharedCopy, SharedKey } from "~/content/shared/shared-copy";
import { englishPath, type Language } from "./language";

export interface LanguageValue {
  language: Language;
  /** An unknown key is reported on the console and returned itself. */
  t: (key: SharedKey) => string;
  href: (path: string) => string;
}

export const LanguageContext = createContext<LanguageValue | null>(null);

interface LanguageProviderProps {
  language: Language;
  isEnglishDocument: boolean;
  texts: SharedCopy;
  children: ReactNode;
}

export function LanguageProvider({ language, isEnglishDocument, texts, children }: LanguageProviderProps) {
  const value = useMemo<LanguageValue>(
    () => ({
      language,
      t: (key) => {
        const text: string | undefined = texts[key];
        if (text === undefined) console.warn(`Missing translation: ${key} (${language})`);
        return text ?? key;
      },
      href: (path) => (isEnglishDocument && path.startsWith("/") ? englishPath(path) : path),
    }),
    [language, isEnglishDocument, texts],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error("useLanguage must be used within a LanguageProvider");
  return value;
}
