import { beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import { configuration } from "../../../tests/support/configurator-requests";
import { openFresh } from "../../../tests/support/databases";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { AT_STEP, DRAFT_EMAIL, DRAFT_SERVED, ENTER, GO } from "./configurator-state";
import { answerPlainForm } from "./plain-form.server";

const OWN = "smit@bakkerij.example";
const OTHER = "thuis@smit.example";

describe("Enter in the configurator without JavaScript", () => {
  let db: Db;
  let sent: OutgoingMail[];
  let services: Parameters<typeof answerPlainForm>[0];
  beforeEach(async () => {
    db = await openFresh();
    const mailing = mailingServices(db);
    sent = mailing.sent;
    const limits = {
      requestsByAddress: limitOf(db, "a", 20),
      requestsByEmail: limitOf(db, "e", 20),
      draftsByEmail: limitOf(db, "d", 20),
    };
    services = { ...mailing, limits };
  });

  /** Presses Enter on a step (an index); the draft's field was served with one address and may hold another one now. */
  const enter = async (step: number, { served = "", typed = served }: { served?: string; typed?: string } = {}) => {
    const fields = { ...configuration(), [AT_STEP]: String(step), [DRAFT_SERVED]: served, [DRAFT_EMAIL]: typed };
    const sender = { mode: "website", language: "nl", address: "192.0.2.1" } as const;
    const answer = await answerPlainForm(services, { ...fields, [GO]: ENTER }, sender);
    const { status, step: shown, errors } = answer.isStored ? { status: "stored", step: -1, errors: {} } : answer.state;
    return { status, shown, errors, mailedTo: sent.map(({ recipient }) => recipient) };
  };

  it("goes on, with and without an address in the field for a draft", async () => {
    expect(await enter(4)).toMatchObject({ status: "idle", shown: 5, mailedTo: [] });
    expect(await enter(4, { served: OWN })).toMatchObject({ status: "idle", shown: 5, mailedTo: [] });
  });

  it("mails the draft to a typed address, and goes on once it was mailed", async () => {
    expect(await enter(4, { typed: OWN })).toMatchObject({ status: "mailed", shown: 4, mailedTo: [OWN] });
    expect(await enter(4, { served: OWN })).toMatchObject({ status: "idle", shown: 5, mailedTo: [OWN] });
    expect(await enter(4, { served: OWN, typed: OTHER })).toMatchObject({ status: "mailed", mailedTo: [OWN, OTHER] });
    expect(await enter(4, { served: OWN, typed: "" })).toMatchObject({ shown: 5 });
  });

  it("on the last step mails the draft, and never sends the request", async () => {
    expect(await enter(6, { served: OWN })).toMatchObject({ status: "mailed", shown: 6, mailedTo: [OWN] });
    expect(await enter(6)).toMatchObject({ shown: 6, errors: { [DRAFT_EMAIL]: "form.error.emailMissing" } });
  });
});
