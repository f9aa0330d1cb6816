import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import type { Language } from "~/lib/language/language";
import { LanguageProvider } from "~/lib/language/language-context";

/** The markup of a part of a page at `path`, as the server renders it. */
export function renderPage(part: ReactElement, language: Language = "nl", path = "/"): string {
  const element = (
    <LanguageProvider language={language} isEnglishDocument={language === "en"} texts={sharedCopy(language)}>
      {part}
    </LanguageProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path, element }], { initialEntries: [path] })} />,
  );
}
