import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { pageCopy } from "~/content/page-copy.server";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import { ConfiguratorThanks } from "~/features/configurator/configurator-thanks";
import { recordRequest } from "~/features/leads/record-lead.server";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { configuratorRequestRow } from "../../../tests/support/configurator-requests";
import { openFresh } from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { renderPage } from "../../../tests/support/render-page";
import { confirmationMail, noticeMail } from "./mails.server";

const owner = { env: { SITE_URL: "https://weef.example" }, ownerEmail: "owner@weef.example" };

/** The first moment that a page tells. */
function shown(page: ReactElement, language: Language): string | undefined {
  return parse(renderPage(page, language)).querySelector("time")?.getAttribute("datetime");
}

function answerBy(mail: QueuedMail | null): unknown {
  return mail && "answerBy" in mail.props ? mail.props.answerBy : null;
}

describe("what page, mails and desk promise", () => {
  const promisedTo = async (row: OfferRequestRow) => {
    const db = await openFresh();
    await db.transaction().execute((tx) => recordRequest(tx, "offer-request", row));
    return (await db.selectFrom("leads").select("promised_at").executeTakeFirstOrThrow()).promised_at;
  };

  it.each([
    ["on a Tuesday evening", "2026-11-24T19:00:00.000Z", "2026-11-25T17:00:00.000Z"],
    ["on a Friday evening", "2026-11-27T19:00:00.000Z", "2026-11-28T15:00:00.000Z"],
    ["on a Saturday evening", "2026-11-28T19:00:00.000Z", "2026-11-30T09:00:00.000Z"],
    ["on a working day", "2026-11-25T11:29:31.204Z", "2026-11-26T11:00:00.000Z"],
    ["on Christmas Eve", "2026-12-24T16:59:59.999Z", "2026-12-28T09:00:00.000Z"],
  ])("is one moment when somebody asks %s", async (_when, created_at, due) => {
    for (const language of ["nl", "en"] as const) {
      const thanks = { confirmation: "sent", createdAt: created_at } as const;
      const row = offerRequestRow({ created_at, language });
      expect(await promisedTo(row)).toBe(due);
      expect(answerBy(confirmationMail(row))).toBe(due);
      expect(answerBy(noticeMail(row, owner))).toBe(due);
      const configured = configuratorRequestRow({ created_at, language });
      const copy = pageCopy(configuratorCopy, language).thanks;
      expect(answerBy(configuratorRequests.confirmation(configured, created_at))).toBe(due);
      const page = <ConfiguratorThanks copy={copy} thanks={thanks} onStartAnew={() => {}} />;
      expect(shown(page, language)).toBe(due);
    }
  });

  it.each([
    ["while open", "2026-11-24T09:10:00.000Z", "2026-11-24T11:00:00.000Z"],
    ["at night", "2026-11-24T22:10:00.000Z", "2026-11-25T09:00:00.000Z"],
    ["on a Sunday", "2026-11-29T12:00:00.000Z", "2026-11-30T09:00:00.000Z"],
  ])("is one moment when somebody answers an advertisement %s", async (_when, created_at, due) => {
    for (const service of [null, "Groei Package"]) {
      const row = offerRequestRow({ created_at, source: "meta-ads-landing", service });
      expect(await promisedTo(row)).toBe(due);
      expect(answerBy(confirmationMail(row))).toBe(due);
      expect(answerBy(noticeMail(row, owner))).toBe(due);
    }
  });
});
