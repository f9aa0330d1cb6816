import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { GraphPeer, graphError, type Mischief } from "../../../tests/support/graph-peer";
import { TestClock } from "../../../tests/support/mails";
import { openLeadQueue } from "../../../tests/support/meta-leads";
import "../mail/templates/render-mail.server";

const IDS = ["1", "2", "3", "4"];
const HOUR = 3_600_000;

const mischief = fc.constantFrom<Mischief>(
  "drop",
  { status: 500, body: "" },
  { status: 200, body: "{" },
  graphError(4, "Request limit reached"),
  graphError(2, "Try again", { is_transient: true }),
);

/** The events, in any order: Meta reports leads, one of two processes runs, Meta misbehaves, time passes. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("tell" as const), process: fc.nat(1), ids: fc.array(fc.constantFrom(...IDS)) }),
  fc.record({ kind: fc.constant("look" as const), process: fc.nat(1) }),
  fc.record({ kind: fc.constant("misbehave" as const), what: mischief, times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: HOUR }) }),
  fc.record({ kind: fc.constant("reconcile" as const), process: fc.nat(1) }),
);

describeOnEachDatabase("a Meta lead", (openFresh) => {
  it("becomes one request with one mail to each side, whatever happens", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const db = await openFresh();
        const clock = new TestClock();
        const peer = await GraphPeer.start();
        peer.pages.set("page-1", ["form-1"]);
        for (const id of IDS) peer.addLead(id, { full_name: `Lead ${id}`, email: `${id}@lead.example` });
        const sent: OutgoingMail[] = [];
        const queues = [db, openAgain(db)].map((handle) => openLeadQueue({ db: handle, peer, clock, sent }));
        const told = new Set<string>();
        const running: Promise<unknown>[] = [];
        for (const one of steps) {
          if (one.kind === "wait") clock.advance(one.ms);
          if (one.kind === "misbehave") peer.misbehave(one.what, { times: one.times });
          if (one.kind === "look") running.push(...queues.map((queue) => queue.attemptDue()));
          if (one.kind === "reconcile") running.push(...queues.map((queue) => queue.reconcile(0)));
          if (one.kind !== "tell") continue;
          for (const id of one.ids) told.add(id);
          const news = one.ids.map((id) => ({ id, pageId: "page-1", formId: "form-1", adId: "ad-1" }));
          await queues[one.process]?.receive(news);
        }
        await Promise.all(running);
        peer.behave();
        const waiting = () => db.selectFrom("meta_lead_events").select("id").where("state", "=", "queued").execute();
        while ((await waiting()).length > 0) {
          // Unfinished work needs turns of the event loop.
          await nextTurn();
          clock.advance(HOUR);
          await Promise.all(queues.map((queue) => queue.attemptDue()));
        }
        await Promise.all(queues.map((queue) => queue.stop()));
        await peer.stop();
        const requests = await db.selectFrom("offer_requests").select("external_id").orderBy("external_id").execute();
        const ids = requests.map(({ external_id }) => external_id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining([...told]));
        const mails = await db.selectFrom("outbox").select("template").execute();
        expect(mails).toHaveLength(2 * ids.length);
        expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(ids.length);
      }),
      { numRuns: 8 },
    );
  });
});
