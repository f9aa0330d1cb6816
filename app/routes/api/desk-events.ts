import { watchDesk } from "~/features/desk/desk-stream.server";
import { authContext, readSession, requireUserForApi } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk-events";
import { tooManyStreams } from "./chat-answers.server";

/** The mark up to which this page has heard all events, by itself or through another page of the browser. */
const AFTER = "after";

export function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const user = await requireUserForApi(request, context);
    const auth = context.get(authContext);
    const isSignedIn = async () => (await readSession(auth, request.headers, { renew: false })) !== null;
    return watchDesk(context.get(servicesContext), user, isSignedIn, heardUpTo(request, url)) ?? tooManyStreams();
  });
}

/** A browser that reconnects sends it by itself. */
function heardUpTo(request: Request, url: URL): number | null {
  const mark = Number(request.headers.get("Last-Event-ID") ?? url.searchParams.get(AFTER) ?? "");
  return Number.isInteger(mark) && mark > 0 ? mark : null;
}
