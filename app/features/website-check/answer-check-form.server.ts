import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { isSuspect } from "~/components/forms/suspect";
import { emailAddress } from "~/components/forms/text-field";
import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { landingPages } from "~/content/site/landing/landing-copy.server";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import { type SubscribeServices, subscribe } from "~/features/newsletter/subscribe.server";
import { offerRequests } from "~/features/requests/offer-requests.server";
import { type ReceiveServices, receiveRequest } from "~/features/requests/receive-request.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { type Language, pathIn } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { tokenOf } from "./ask-check.server";
import { checkDocument } from "./check-document.server";
import type { RestField, SolveField } from "./check-forms";
import { changeCheck } from "./check-store.server";
import { ownCheck } from "./own-check.server";
import { CHECK_PAGE, CHECK_SOURCE, checkPath } from "./paths";

type AnswerServices = ReceiveServices & SubscribeServices & { limits: { checkMailsByEmail: Limiter } };

interface Sender {
  language: Language;
  /** Network address. */
  address: string;
}

type Fields = Record<string, unknown>;

/** `token`: of the person's own check. */
export type Answered<Field extends string> = { token: string } | { status: number; answer: FormAnswer<Field> };

const restSchema = z.object({ email: emailAddress });

/** Stores the address that the whole result is mailed to, once. */
export async function leaveAddress(
  services: AnswerServices,
  row: WebsiteCheckRow,
  fields: Fields,
  sender: Sender,
  now = new Date(),
): Promise<Answered<RestField>> {
  const { db, outbox, env, limits } = services;
  const { language, address } = sender;
  const words = checkPageCopy[language].rest;
  const refuse = (status: number, problem: string | null, errors = {}) => ({
    status,
    answer: formAnswer<RestField>(problem, fields, errors),
  });
  const parsed = z.safeParse(restSchema, fields);
  if (!parsed.success) {
    const key = firstErrors(parsed.error).email ?? "form.error.invalid";
    return refuse(422, null, { email: sharedCopy(language)[key] });
  }
  if (isSuspect(fields)) return { token: tokenOf(row.id, env) };
  const { email } = parsed.data;
  for (const [limiter, key] of [
    [limits.requestsByAddress, address],
    [limits.checkMailsByEmail, email.toLowerCase()],
  ] as const) {
    if (!(await limiter.consume(key)).allowed) return refuse(429, words.limited);
  }
  const document = await checkDocument({ ...row, email }, language);
  const { token, mail } = await db.transaction().execute(async (tx) => {
    const own = await ownCheck(tx, row, email, env);
    const token = tokenOf(own.id, env);
    if (own.email !== null) return { token, mail: null };
    await changeCheck(tx, own.id, { email, email_at: now.toISOString() });
    const url = env.SITE_URL + pathIn(checkPath(token), language);
    const mail = await outbox.enqueue(tx, {
      ...{ template: "website-check", language, recipient: email, replyTo: business.email, requestId: own.id },
      props: { url, until: own.expires_at, document },
    });
    return { token, mail };
  });
  if (mail) void outbox.deliver(mail, 0);
  if (fields.newsletter === "on") {
    await subscribe(services, { email }, { language, address, page: CHECK_PAGE, wording: words.newsletter }, now);
  }
  return { token };
}

/** Makes a lead of a check. */
export async function askToSolve(
  services: AnswerServices,
  row: WebsiteCheckRow,
  fields: Fields,
  sender: Sender,
): Promise<Answered<SolveField>> {
  const { language } = sender;
  const words = fill(checkPageCopy[language].solve, { ...facts(language), name: business.name, host: "" });
  const { env } = services;
  let token = tokenOf(row.id, env);
  const kind: typeof offerRequests = {
    ...offerRequests,
    join: async (tx, lead, { email }) => {
      const own = await ownCheck(tx, row, email, env);
      if (own.lead_id === null) await changeCheck(tx, own.id, { lead_id: lead });
      token = tokenOf(own.id, env);
    },
  };
  const asked = { ...fields, source: CHECK_SOURCE, service: aboutOf(row.source), attribution: attributionOf(fields) };
  const received = await receiveRequest(kind, services, asked, sender);
  if (received.outcome === "stored") return { token };
  if (received.outcome === "limited") return { status: 429, answer: formAnswer(words.limited, fields) };
  const texts = sharedCopy(language);
  const errors = Object.fromEntries(Object.entries(received.errors).map(([field, key]) => [field, texts[key]]));
  return { status: 422, answer: formAnswer<SolveField>(null, fields, errors) };
}

/** The service that the page with the form is about. */
function aboutOf(source: string): string | null {
  return landingPages.get(source)?.nl.contact.form.about ?? null;
}

function attributionOf({ attribution }: Fields): unknown {
  try {
    return typeof attribution === "string" ? JSON.parse(attribution) : null;
  } catch {
    return null;
  }
}
