import { businessFacts } from "~/content/business-facts";
import { conversationsCopy } from "~/content/conversations/conversations-copy.server";
import { chatPostSchema } from "~/features/conversations/chat-calls";
import { postMessage } from "~/features/conversations/post-message.server";
import { fill } from "~/lib/fill";
import { answerApi, methodNotAllowed } from "~/lib/http/api.server";
import { bearerTokenHash } from "~/lib/http/bearer-token.server";
import { fieldErrors } from "~/lib/http/json-error.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-messages";
import { ok, readCall, tooMany } from "./chat-answers.server";

export const loader = () => methodNotAllowed("POST");

/** Stores what a visitor says, and answers with it and with what follows it. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const tokenHash = bearerTokenHash(request);
    const post = await readCall(request, chatPostSchema, context.get(languageContext));
    const address = context.get(clientAddressContext);
    const posted = await postMessage(context.get(servicesContext), post, { tokenHash, address });
    if (posted.outcome === "limited") return tooMany(posted.retryAfter);
    if (posted.outcome === "full")
      return fieldErrors({ text: fill(conversationsCopy[post.language].full, businessFacts(post.language)) });
    return ok(posted.state);
  });
}
