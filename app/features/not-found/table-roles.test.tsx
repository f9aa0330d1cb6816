import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LandingProof } from "~/components/sections/landing-proof";
import { PaymentBalance } from "~/components/sections/payment-balance";
import { PolicyStorage } from "~/components/sections/policy-storage";
import { sharedCopy } from "~/content/shared-copy.server";
import { LanguageProvider } from "~/lib/language/language-context";
import { UnknownPathTable } from "./not-found-table";

const words = { title: "t", lead: "l", once: "o", monthly: "m", note: "n", path: "p", hits: "h", lastSeen: "s" };
const columns = { purpose: "Purpose", place: "Place", lasts: "Lasts" };

/** Tables that have another layout on a phone. */
const tables = {
  "the comparison of a landing page": (
    <LandingProof proof={{ kind: "table", ...words, columns: ["", "a", "b"], rows: [["x", "1", "2"]] }} />
  ),
  "one-time against monthly": <PaymentBalance copy={{ ...words, rows: [{ topic: "x", once: "1", monthly: "2" }] }} />,
  "what is kept in a browser": (
    <PolicyStorage caption="c" columns={columns} rows={[{ name: "n", purpose: "p", place: "c", lasts: "l" }]} />
  ),
  "addresses asked for in vain": (
    <LanguageProvider language="nl" isEnglishDocument={false} texts={sharedCopy("nl")}>
      <UnknownPathTable
        redirectForm={() => null}
        redirectLabel="r"
        openPath={null}
        paths={[{ path: "/x", hits: 1, lastSeen: { iso: "2026-11-21", text: "today" } }]}
      />
    </LanguageProvider>
  ),
};

it.each(Object.entries(tables))("%s keeps the role of each of its parts, and hides no words", (_, table) => {
  const html = renderToStaticMarkup(table);
  const parts = html.match(/<(table|thead|tbody|tr|th|td)\b[^>]*>/g) ?? [];
  expect(parts.length).toBeGreaterThan(6);
  expect(parts.filter((part) => !/ role="(table|rowgroup|row|columnheader|rowheader|cell)"/.test(part))).toEqual([]);
  expect(html).not.toContain("aria-hidden");
});
