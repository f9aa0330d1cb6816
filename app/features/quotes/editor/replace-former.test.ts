import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { findLead } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { agreementTo, quoteRow } from "../../../../tests/support/quotes";
import { mailingServices } from "../../../../tests/support/services";
import { agreeToQuote } from "../customer/answer-quote.server";
import { findDocument, findQuote, insertQuote } from "../quote-store.server";
import { sendQuote } from "./send-quote.server";
import { openNewVersion } from "./write-quote.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
/** Each renders three documents. */
const RACES = 8;

/** Passes its first callers on together. */
function barrier(callers: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === callers) resolve();
    return promise;
  };
}

/** The database, of which the transaction with this place, counted from 1, waits until `mayBegin`. */
function withHeld(db: Db, place: number, mayBegin: () => Promise<void>): Db {
  let begun = 0;
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction" && ++begun === place) {
        const execute: ReturnType<Db["transaction"]>["execute"] = async (work) => {
          await mayBegin();
          return await target.transaction().execute(work);
        };
        return () => ({ execute });
      }
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

describeOnEachDatabase("a new version, sent at the moment of agreeing to the former", (openFresh) => {
  it("is sent or the former is agreed to, never both, and nothing is lost", async () => {
    const db = await openFresh();
    const [desk, site] = [mailingServices(db, () => NOW), mailingServices(openAgain(db), () => NOW)];
    const by = { user: anna, now: NOW };
    const winners = { agreed: 0, sent: 0 };
    for (let race = 0; race < RACES; race += 1) {
      const lead_id = await storeOffer(db, { email: `smit${race}@bakkerij.example` });
      const former = quoteRow({
        ...{ lead_id, state: "sent", number: `2026-${1000 + race}`, sent_at: NOW.toISOString() },
        ...{ valid_until: "2026-12-21", document_hash: "0".repeat(64), token_hash: `former ${race}` },
      });
      await insertQuote(db, former);
      const draft = await openNewVersion(db, former.id, NOW);
      if (!draft) throw new Error("No new version was opened");
      const meet = barrier(2);
      const turn = async () => {
        await meet();
        await nextTurn();
      };
      const isDeskLater = race % 2 === 0;
      const sending = { ...desk, db: withHeld(desk.db, 2, isDeskLater ? turn : meet) };
      const agreeing = { ...site, db: withHeld(site.db, 1, isDeskLater ? meet : turn) };
      const [sent, agreed] = await Promise.all([
        sendQuote(sending, draft, by),
        agreeToQuote(agreeing, former, agreementTo(former), NOW),
      ]);
      const [before, after] = [await findQuote(db, { id: former.id }), await findQuote(db, { id: draft.id })];
      const mails = await db
        .selectFrom("outbox")
        .select(["request_id", "template"])
        .where("request_id", "in", [former.id, draft.id])
        .orderBy("template")
        .execute();
      const outcome = {
        outcomes: [sent.outcome, agreed.outcome],
        states: [before?.state, after?.state],
        mails: mails.map(({ request_id, template }) => [request_id === draft.id ? "next" : "former", template]),
        documents: [await findDocument(db, former.id, "agreed"), await findDocument(db, draft.id, "sent")].map(Boolean),
        lead: (await findLead(db, { id: lead_id }))?.status,
      };
      if (before?.state === "agreed") {
        winners.agreed += 1;
        expect(outcome).toEqual({
          outcomes: ["overtaken", "agreed"],
          states: ["agreed", "draft"],
          mails: [
            ["former", "quote-agreed"],
            ["former", "quote-notice"],
          ],
          documents: [true, false],
          lead: "agreed",
        });
        expect(after).toEqual(draft);
      } else {
        winners.sent += 1;
        expect(outcome).toEqual({
          outcomes: ["sent", "outdated"],
          states: ["replaced", "sent"],
          mails: [
            ["next", "quote"],
            ["next", "quote-reminder"],
          ],
          documents: [false, true],
          lead: "quoted",
        });
      }
    }
    expect(winners.agreed + winners.sent).toBe(RACES);
  });
});
