import { sharedCopy } from "~/content/shared-copy.server";
import { answerContact } from "~/features/chat/answer-contact.server";
import { contactAnswerSchema } from "~/features/chat/chat-calls";
import { answerApi } from "~/lib/http/api.server";
import { bearerTokenHash } from "~/lib/http/bearer-token.server";
import { fieldErrors, tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-contact";
import { consumeChat, noConversation, readCall } from "./chat-answers.server";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const services = context.get(servicesContext);
    const language = context.get(languageContext);
    const answer = await readCall(request, contactAnswerSchema, language);
    const tokenHash = bearerTokenHash(request);
    await consumeChat(services.limits, { tokenHash, address: context.get(clientAddressContext) });
    const answered = await answerContact(services, tokenHash, answer);
    if (answered.outcome === "limited") return tooManyRequests(answered.retryAfter);
    if (answered.outcome === "unknown") return noConversation();
    if (answered.outcome === "nothing") return fieldErrors({ email: sharedCopy(language)["form.error.emailMissing"] });
    return jsonResponse(answered.state);
  });
}
