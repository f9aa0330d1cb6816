import { businessFacts } from "~/content/business-facts";
import { deskWords } from "~/content/desk/words.server";
import { chatPostSchema } from "~/features/chat/chat-calls";
import { postMessage } from "~/features/chat/post-message.server";
import { answerApi } from "~/lib/http/api.server";
import { bearerTokenHash } from "~/lib/http/bearer-token.server";
import { fieldErrors, tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-messages";
import { readCall } from "./chat-answers.server";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const post = await readCall(request, chatPostSchema, context.get(languageContext));
    const tokenHash = bearerTokenHash(request);
    const address = context.get(clientAddressContext);
    const posted = await postMessage(context.get(servicesContext), post, { tokenHash, address });
    if (posted.outcome === "limited") return tooManyRequests(posted.retryAfter);
    if (posted.outcome === "full")
      return fieldErrors({ text: fill(deskWords[post.language].conversations.full, businessFacts(post.language)) });
    return jsonResponse(posted.state);
  });
}
