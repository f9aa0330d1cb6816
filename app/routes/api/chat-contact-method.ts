import { chooseMethod } from "~/features/chat/attendance.server";
import { methodChoiceSchema } from "~/features/chat/chat-calls";
import { answerApi } from "~/lib/http/api.server";
import { bearerTokenHash } from "~/lib/http/bearer-token.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-contact-method";
import { consumeChat, noConversation, readCall } from "./chat-answers.server";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const services = context.get(servicesContext);
    const { method } = await readCall(request, methodChoiceSchema, context.get(languageContext));
    const tokenHash = bearerTokenHash(request);
    await consumeChat(services.limits, { tokenHash, address: context.get(clientAddressContext) });
    const state = await chooseMethod(services, tokenHash, method);
    return state ? jsonResponse(state) : noConversation();
  });
}
