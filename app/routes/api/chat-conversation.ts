import { readConversation } from "~/features/chat/attendance.server";
import { answerApi } from "~/lib/http/api.server";
import { bearerTokenHash } from "~/lib/http/bearer-token.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-conversation";

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const { db } = context.get(servicesContext);
    return jsonResponse(await readConversation(db, bearerTokenHash(request)));
  });
}
