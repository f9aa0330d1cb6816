import { setTimeout as sleep } from "node:timers/promises";
import { redirect } from "react-router";
import { pathOf } from "~/content/pages";
import { sharedCopy } from "~/content/shared-copy.server";
import { type Subscribed, subscribe, subscriptionFormContext } from "~/features/newsletter/subscribe.server";
import {
  BOX_FIELD,
  isBox,
  requestedPath,
  type SubscriptionFormState,
} from "~/features/newsletter/subscription-form-state";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { answerApi, DATABASE_RETRY_AFTER, readBody } from "~/lib/http/api.server";
import { fieldErrors, tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { isEnglishAddress } from "~/lib/language/language";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/newsletter";
import { formPage, renderAgain } from "./request-answers.server";

/** Milliseconds: handling a known address takes less time. */
const ANSWER_TIME = 250;

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { kind, fields } = await readBody(request);
    const page = formPage(fields.page);
    if (isEnglishAddress(page ?? "/")) context.set(languageContext, "en");
    const receive = async () => {
      const subscriber = {
        language: context.get(languageContext),
        address: context.get(clientAddressContext),
        page: page ?? "",
      };
      const [subscribed] = await Promise.all([
        subscribe(context.get(servicesContext), fields, subscriber),
        sleep(ANSWER_TIME),
      ]);
      return subscribed;
    };
    return kind === "json" ? answerProgram(await receive(), context) : answerPage(receive, fields, page, context);
  });
}

function answerProgram(subscribed: Subscribed, context: Route.ActionArgs["context"]): Response {
  if (subscribed.outcome === "limited") {
    return tooManyRequests(subscribed.retryAfter);
  }
  if (subscribed.outcome === "invalid") {
    return fieldErrors({ email: sharedCopy(context.get(languageContext))[subscribed.error] });
  }
  return jsonResponse({ status: "requested" }, 202);
}

async function answerPage(
  receive: () => Promise<Subscribed>,
  fields: Record<string, unknown>,
  page: string | null,
  context: Route.ActionArgs["context"],
): Promise<Response> {
  const path = page ?? pathOf("blog");
  const named = fields[BOX_FIELD];
  const box = page && isBox(named) ? named : "blog";
  const again = (state: Partial<SubscriptionFormState>, status: number, headers: Record<string, string> = {}) => {
    const email = typeof fields.email === "string" ? fields.email : "";
    const next = { box, email, status: "idle", error: null, ...state } as const;
    return renderAgain(path, (prepared) => prepared.set(subscriptionFormContext, next), { status, headers }, context);
  };
  try {
    const subscribed = await receive();
    if (subscribed.outcome === "invalid") return await again({ status: "invalid", error: subscribed.error }, 422);
    if (subscribed.outcome === "limited") {
      return await again({ status: "limited" }, 429, { "Retry-After": String(subscribed.retryAfter) });
    }
    return redirect(requestedPath(path, box), 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again({ status: "failed" }, 503, DATABASE_RETRY_AFTER);
  }
}
