import { authContext, readSession, requireUserForApi } from "~/features/auth/session.server";
import { watchDesk } from "~/features/desk/desk-stream.server";
import { answerApi, methodNotAllowed } from "~/lib/http/api.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk-events";
import { tooManyStreams } from "./chat-answers.server";

/** What happens at the desk from now on, for whoever is signed in. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const user = await requireUserForApi(request, context);
    const auth = context.get(authContext);
    const isSignedIn = async () => (await readSession(auth, request.headers, { renew: false })) !== null;
    return watchDesk(context.get(servicesContext), user, isSignedIn) ?? tooManyStreams();
  });
}

export const action = () => methodNotAllowed("GET");
