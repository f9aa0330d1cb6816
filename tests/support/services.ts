import "./mails-loaded";
import type { Db } from "~/lib/db/database.server";
import { createLimiter, type Limiter } from "~/lib/http/rate-limit.server";
import { createLog } from "~/lib/log.server";
import type { OutgoingMail } from "../../app/features/mail/outbox/compose.server";
import { Outbox } from "../../app/features/mail/outbox/outbox.server";
import { followMail } from "../../app/features/quotes/quoted-lead.server";
import type { LiveEvent } from "../../app/platform/live/live-event";

export const SECRET = "a-secret-for-tests-of-32-characters";

/**
 * Services of use cases that send mails, on `db`. `sent` fills with the mails that go out: none while `mailServer` has a
 * trouble.
 */
export function mailingServices(db: Db, now = () => new Date()) {
  const sent: OutgoingMail[] = [];
  const mailServer: { trouble: string | null } = { trouble: null };
  const transport = {
    domain: "weef.example",
    send: async (mail: OutgoingMail) => {
      if (mailServer.trouble) throw Object.assign(new Error(mailServer.trouble), { code: "ESOCKET" });
      sent.push(mail);
    },
    close: () => {},
  };
  const live = { publish: async (_event: LiveEvent) => {} };
  const follows = { quote: followMail(live) };
  return {
    db,
    sent,
    mailServer,
    live,
    outbox: new Outbox({ db, transport, log: createLog("silent"), follows, now }),
    env: { SESSION_SECRET: SECRET, SITE_URL: "https://weef.example" },
    ownerEmail: "owner@weef.example",
    calendars: { lookNow: async () => true },
  };
}

/** A limit of `points` uses in ten minutes. */
export function limitOf(db: Db, name: string, points: number): Limiter {
  return createLimiter(db, { name, points, seconds: 600, enabled: true, secret: SECRET });
}
