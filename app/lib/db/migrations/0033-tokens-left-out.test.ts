import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { appointmentRow } from "../../../../tests/support/appointments";
import { configuratorRequestRow } from "../../../../tests/support/configurator-requests";
import { storeConversation } from "../../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { offerRequestRow } from "../../../../tests/support/offer-requests";
import { up } from "./0033-tokens-left-out";

const token = "k".repeat(43);
const cameBy = (landing: string, utm_campaign: string) =>
  JSON.stringify({ first: { landing, utm_campaign }, last: { landing: "/prijzen", utm_campaign } });

describeOnEachDatabase("what was stored of a visit that began by a link in a mail", (openFresh) => {
  it("holds its token no longer, and everything else as it was", async () => {
    const db = await openFresh();
    const offers = [cameBy(`/offerte/${token}`, token), cameBy("/contact", `/${token}`), null];
    await db
      .insertInto("offer_requests")
      .values(offers.map((attribution) => offerRequestRow({ attribution })))
      .execute();
    const manage = cameBy(`/en/afspraak/beheer/${token}/agenda.ics`, "mail");
    await db
      .insertInto("configurator_requests")
      .values(configuratorRequestRow({ attribution: manage }))
      .execute();
    await db
      .insertInto("appointments")
      .values(appointmentRow({ attribution: manage }))
      .execute();
    const pages = [`/afspraak/beheer/${token}`, `/en/afspraak/beheer/${token}`, "/afspraak", "/prijzen"];
    for (const page of pages) await storeConversation(db, { id: page, page }, ["Hallo"]);

    await up(db as unknown as Kysely<unknown>);

    const told = async (table: "offer_requests" | "configurator_requests" | "appointments") =>
      (await db.selectFrom(table).select("attribution").execute()).map(({ attribution }) => attribution);
    expect(new Set(await told("offer_requests"))).toEqual(
      new Set([cameBy("/offerte/:token", token), cameBy("/contact", `/${token}`), null]),
    );
    const managed = cameBy("/en/afspraak/beheer/:token/agenda.ics", "mail");
    expect([await told("configurator_requests"), await told("appointments")]).toEqual([[managed], [managed]]);
    const kept = await db.selectFrom("conversations").select(["id", "page"]).execute();
    const found = Object.fromEntries(kept.map(({ id, page }) => [id, page]));
    expect(pages.map((page) => found[page])).toEqual(["/afspraak", "/en/afspraak", "/afspraak", "/prijzen"]);
  });
});
