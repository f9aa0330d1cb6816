import { sightSchema } from "~/features/chat/chat-calls";
import { recordSeen } from "~/features/chat/record-seen.server";
import { answerApi } from "~/lib/http/api.server";
import { bearerTokenHash } from "~/lib/http/bearer-token.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-seen";
import { noConversation, readCall } from "./chat-answers.server";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const sight = await readCall(request, sightSchema, context.get(languageContext));
    const isThere = await recordSeen(context.get(servicesContext), bearerTokenHash(request), sight);
    return isThere ? new Response(null, { status: 204 }) : noConversation();
  });
}
