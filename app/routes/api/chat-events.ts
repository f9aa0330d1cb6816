import { findConversation } from "~/features/chat/conversation-store.server";
import { watchConversation } from "~/features/chat/visitor-stream.server";
import { answerApi } from "~/lib/http/api.server";
import { bearerTokenHash } from "~/lib/http/bearer-token.server";
import { lastEventId } from "~/lib/http/event-stream.server";
import { clientAddressContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-events";
import { noConversation, tooManyStreams } from "./chat-answers.server";

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const services = context.get(servicesContext);
    const conversation = await findConversation(services.db, { token_hash: bearerTokenHash(request) });
    if (!conversation) return noConversation();
    const watched = {
      conversationId: conversation.id,
      after: lastEventId(request),
      address: context.get(clientAddressContext),
    };
    return watchConversation(services, watched) ?? tooManyStreams();
  });
}
