import { isSuspect } from "~/components/forms/suspect";
import { type ReceiveServices, receiveRequest } from "~/features/requests/receive-request.server";
import type { Sender } from "~/features/requests/request-kind.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { DATABASE_RETRY_AFTER } from "~/lib/http/api.server";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { answersFrom, inPageOrder, stepOf } from "./configurator-fields";
import { configuratorRequests } from "./configurator-requests.server";
import {
  COUNTED,
  type ConfiguratorMode,
  type ConfiguratorState,
  DRAFT_EMAIL,
  DRAFT_SERVED,
  ENTER,
  GO,
  IDLE_CONFIGURATOR,
  thanksSearch,
} from "./configurator-state";
import { countedIn, countPlainSteps } from "./count-steps.server";
import { SENT } from "./counted-steps";
import { mailDraft, stepIn } from "./drafts.server";
import { stepErrors } from "./step-errors";
import { missingFields, nextStep, openStep, previousStep, STEPS } from "./wizard";

export const LIST_FIELDS = ["services", "features"] as const;

interface PlainFormServices extends ReceiveServices {
  limits: ReceiveServices["limits"] & { draftsByEmail: Limiter };
}

type PlainSender = Omit<Sender, "isSuspect"> & { mode: ConfiguratorMode };

export type PlainAnswer =
  | { isStored: true; search: string }
  | { isStored: false; state: ConfiguratorState; status: number; headers: Record<string, string> };

/** The state that it returns holds everything that was typed. */
export async function answerPlainForm(
  services: PlainFormServices,
  fields: Record<string, unknown>,
  sender: PlainSender,
  now = new Date(),
): Promise<PlainAnswer> {
  const answer = await pressButton(services, fields, sender);
  if (isSuspect(fields)) return answer;
  const before = { mode: sender.mode, counted: countedIn(fields[COUNTED]) };
  const reached = answer.isStored ? SENT : answer.state.step;
  const counted = await countPlainSteps(services.db, { ...before, reached }, now);
  return answer.isStored ? answer : { ...answer, state: { ...answer.state, counted } };
}

async function pressButton(
  services: PlainFormServices,
  fields: Record<string, unknown>,
  sender: PlainSender,
): Promise<PlainAnswer> {
  const answers = answersFrom(fields);
  const step = stepIn(fields);
  const draftEmail = typeof fields[DRAFT_EMAIL] === "string" ? fields[DRAFT_EMAIL] : "";
  const here = { ...IDLE_CONFIGURATOR, step, answers, draftEmail };
  const go = buttonIn(fields, here);
  const name = STEPS[step] ?? "type";
  if (go === "send") return orAway(here, () => send(services, fields, sender, here));
  if (go === "draft") return orAway(here, () => draft(services, fields, sender, here));
  if (go === "previous") return again({ ...here, step: previousStep({ step, answers }) });
  if (/^\d$/.test(go)) return again({ ...here, step: openStep(String(Number(go) + 1), answers) });
  const errors = stepErrors(name, answers);
  const status = missingFields(name, answers).length > 0 ? "missing" : "invalid";
  if (Object.keys(errors).length > 0) return again({ ...here, status, errors }, 422);
  return again({ ...here, step: nextStep({ step, answers }) });
}

/** Enter stands for "draft" when its address was typed, and on the last step; otherwise for "next". */
function buttonIn(fields: Record<string, unknown>, { step, draftEmail }: ConfiguratorState): string {
  const go = String(fields[GO] ?? "next");
  if (go !== ENTER) return go;
  const isTyped = draftEmail !== "" && draftEmail !== fields[DRAFT_SERVED];
  return isTyped || step === STEPS.length - 1 ? "draft" : "next";
}

export async function sendPlainForm(
  services: PlainFormServices,
  fields: Record<string, unknown>,
  sender: PlainSender,
): Promise<PlainAnswer> {
  return answerPlainForm(services, { ...fields, [GO]: "send" }, sender);
}

async function send(
  services: PlainFormServices,
  fields: Record<string, unknown>,
  { mode: _page, ...sender }: PlainSender,
  here: ConfiguratorState,
): Promise<PlainAnswer> {
  const received = await receiveRequest(configuratorRequests, services, fields, sender);
  if (received.outcome === "stored") {
    const { confirmation, row } = received.submitted;
    return { isStored: true, search: thanksSearch(confirmation, row.created_at) };
  }
  if (received.outcome === "limited") return limited(here, received.retryAfter);
  const errors = inPageOrder(received.errors);
  const [first = ""] = Object.keys(errors);
  return again({ ...here, status: "invalid", errors, step: stepOf(first) }, 422);
}

async function draft(
  services: PlainFormServices,
  fields: Record<string, unknown>,
  sender: PlainSender,
  here: ConfiguratorState,
): Promise<PlainAnswer> {
  const mailed = await mailDraft(services, fields, sender);
  if (mailed.outcome === "limited") return limited(here, mailed.retryAfter);
  if (mailed.outcome === "invalid") return again({ ...here, errors: mailed.errors }, 422);
  return again({ ...here, status: "mailed" });
}

async function orAway(here: ConfiguratorState, work: () => Promise<PlainAnswer>): Promise<PlainAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again({ ...here, status: "failed" }, 503, DATABASE_RETRY_AFTER);
  }
}

function limited(here: ConfiguratorState, retryAfter: number): PlainAnswer {
  return again({ ...here, status: "limited" }, 429, { "Retry-After": String(retryAfter) });
}

function again(state: ConfiguratorState, status = 200, headers: Record<string, string> = {}): PlainAnswer {
  return { isStored: false, state, status, headers: { "Cache-Control": "no-store", ...headers } };
}
