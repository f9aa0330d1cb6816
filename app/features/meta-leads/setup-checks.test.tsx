import { expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import type { Language } from "~/lib/language/language";
import { renderPage } from "../../../tests/support/render-page";
import type { MetaSetup } from "./setup";
import { SetupChecks } from "./setup-checks";

const REACHED = { iso: "2026-11-25T09:00:00.000Z", text: "wo 25 nov 2026, 10:00" };
const setup: MetaSetup = {
  webhookUrl: "https://weef.example/functions/facebook-webhook",
  verifyToken: null,
  secrets: [],
  token: { state: "unknown", since: null, reason: null },
  verifiedAt: null,
  eventAt: null,
  fetchedAt: null,
  reconciledAt: REACHED,
  reconcileError: null,
  queued: 0,
  failed: 0,
};

/** The texts about the lists, in order. */
function saysOfLists(language: Language, changes: Partial<MetaSetup>): string {
  const markup = renderPage(<SetupChecks setup={{ ...setup, ...changes }} />, language);
  const [, after = ""] = markup.split(deskWords[language].metaLeads.setup.checks.reconciled.label);
  return after
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

it("says how far the lists have been gone through, and that the last time failed", () => {
  const reconcileError = "ECONNREFUSED";
  expect(saysOfLists("nl", {})).toBe(REACHED.text);
  expect(saysOfLists("nl", { reconcileError })).toBe(`${REACHED.text} De laatste keer lukte niet: ECONNREFUSED`);
  expect(saysOfLists("en", { reconcileError, reconciledAt: null })).toBe(
    "Happens by itself every day The last time failed: ECONNREFUSED",
  );
});
