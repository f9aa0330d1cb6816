import { leadsCopy } from "~/content/leads/leads-copy.server";
import { APPOINTMENTS_PATH } from "~/features/auth/paths";
import { type MailTold, mailsTold } from "~/features/mail/store.server";
import { isConfirmation } from "~/features/requests/mails.server";
import type { Db } from "~/lib/db/database.server";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { momentOf } from "./tell-lead.server";
import { type Happening, NO_MORE } from "./timeline-happening.server";

/** Tells the owner what became of an appointment. */
const MOVE_NOTICE = "appointment-notice";

/**
 * The mails about these requests and quotes: to the person, how each stands, but for those of a day to come; to ourselves,
 * where one did not go out. A notice of an appointment that was moved is how that is known.
 */
export async function readMails(
  db: Db,
  requestIds: readonly string[],
  language: Language,
  now: Date,
): Promise<{ ids: string[]; happened: Happening[] }> {
  const mails = await mailsTold(db, requestIds, MOVE_NOTICE);
  const happened = mails.flatMap((mail) => [...tellMove(mail, language), ...tellMail(mail, language, now)]);
  return { ids: mails.map(({ id }) => id), happened };
}

function tellMail(mail: MailTold, language: Language, now: Date): Happening[] {
  const { id, template, state, due_at, sent_at, last_error } = mail;
  const isPlanned = state === "queued" && last_error === null && due_at > now.toISOString();
  const isNotice = template.endsWith("-notice");
  if (isPlanned || (isNotice && state !== "failed")) return [];
  const { timeline } = leadsCopy[language];
  const sentence = state === "sent" ? timeline.mailed : state === "failed" ? timeline.notMailed : timeline.mailing;
  const isStuck = state === "failed" || (state === "queued" && last_error !== null);
  return [
    {
      ...NO_MORE,
      key: id,
      kind: "mail",
      at: sent_at ?? mail.created_at,
      title: fill(sentence, { mail: timeline.mails[nameOf(template)] }),
      text: isStuck ? last_error : null,
      resend: isStuck ? id : null,
    },
  ];
}

function nameOf(template: string): keyof (typeof leadsCopy)["nl"]["timeline"]["mails"] {
  const { mails } = leadsCopy.nl.timeline;
  const isNamed = (name: string): name is keyof typeof mails => Object.hasOwn(mails, name);
  if (isNamed(template)) return template;
  return isConfirmation(template) ? "confirmation" : template.endsWith("-notice") ? "notice" : "other";
}

function tellMove({ id, template, props, created_at }: MailTold, language: Language): Happening[] {
  if (template !== MOVE_NOTICE) return [];
  const { change, movedFrom, startsAt } = JSON.parse(props) as Partial<Record<string, string>>;
  if (change !== "moved" || !movedFrom || !startsAt) return [];
  const [from, to] = [movedFrom, startsAt].map((iso) => momentOf(iso, language).text);
  const title = fill(leadsCopy[language].timeline.moved, { from: from ?? "", to: to ?? "" });
  return [{ ...NO_MORE, key: `${id}-moved`, kind: "appointment", at: created_at, title, to: APPOINTMENTS_PATH }];
}
