import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Language } from "~/lib/language/language";
import { LanguageProvider } from "~/lib/language/language-context";
import { ServedAddressContext } from "~/lib/page-address";
import { sharedCopy } from "../../app/content/shared-copy.server";

/** The markup of a part of a page at `path`, as the server renders it. */
export function renderPage(part: ReactElement, language: Language = "nl", path = "/"): string {
  const element = (
    <LanguageProvider language={language} isEnglishDocument={language === "en"} texts={sharedCopy(language)}>
      <ServedAddressContext value={{ pathname: path, search: "" }}>{part}</ServedAddressContext>
    </LanguageProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path, element }], { initialEntries: [path] })} />,
  );
}
