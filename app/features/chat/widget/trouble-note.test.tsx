import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sharedCopy } from "~/content/shared-copy.server";
import { nl } from "~/content/site/chat/nl";
import { LanguageProvider } from "~/lib/language/language-context";
import { TroubleNote } from "./trouble-note";

const copy = nl.trouble;
const FULL = "Dit gesprek is te lang geworden.";

it.each([
  ["what the server said of the message that it refused", null, { refusal: FULL }, FULL],
  ["that a message was refused where the server said no more", null, { refusal: null }, copy.refused],
  ["why others wait before that", { kind: "offline" } as const, { refusal: FULL }, copy.offline],
  ["nothing where all is well", null, null, ""],
])("says %s", (_what, trouble, refused, text) => {
  const note = renderToStaticMarkup(
    <LanguageProvider language="nl" isEnglishDocument={false} texts={sharedCopy("nl")}>
      <TroubleNote copy={copy} trouble={trouble} refused={refused} />
    </LanguageProvider>,
  );
  expect(note.replace(/<[^>]+>/g, "")).toBe(text);
});
