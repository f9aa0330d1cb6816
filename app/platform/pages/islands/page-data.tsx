import { type ReactNode, use } from "react";
import { type Changes, readChangesFrom } from "~/content/current";
import type { SharedCopy } from "~/content/shared/shared-copy";
import type { Language } from "~/lib/language/language";
import { LanguageProvider } from "~/lib/language/language-context";
import { type ServedAddress, ServedAddressContext } from "~/lib/page-address";
import { IslandRenderer } from "./island";
import { PAGE_DATA_ID } from "./island-element";

/** Data that every island may read. */
export interface PageData {
  language: Language;
  isEnglishDocument: boolean;
  texts: SharedCopy;
  address: ServedAddress;
  /** Changes of the content that scripts read. */
  changes: Changes;
}

export function PageDataProvider({ data, children }: { data: PageData; children: ReactNode }) {
  const { address, changes, ...words } = data;
  if (typeof document !== "undefined") readChangesFrom(() => changes);
  return (
    <LanguageProvider {...words}>
      <ServedAddressContext value={address}>{children}</ServedAddressContext>
    </LanguageProvider>
  );
}

/** Groups of texts that no island reads. */
const LEFT_OUT = /^(skip|brand|menu|page|language|footer|action|notFound)\./;

/** Data for the islands of the document. Null where a router runs the whole page. */
export function PageDataScript({ data }: { data: PageData }) {
  if (!use(IslandRenderer)) return null;
  const texts = Object.fromEntries(Object.entries(data.texts).filter(([key]) => !LEFT_OUT.test(key)));
  return (
    <script
      type="application/json"
      id={PAGE_DATA_ID}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no tag can end it.
      dangerouslySetInnerHTML={{ __html: JSON.stringify({ ...data, texts }).replaceAll("<", "\\u003c") }}
    />
  );
}
