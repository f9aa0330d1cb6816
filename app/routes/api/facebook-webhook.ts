import { type LeadNews, leadsIn } from "~/features/meta-leads/delivery";
import { recordVerification } from "~/features/meta-leads/setup.server";
import { isSignedByMeta } from "~/features/meta-leads/signature.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { isSameSecret } from "~/lib/token.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/facebook-webhook";

/** Graph API, "Webhooks: verification requests". */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { META_VERIFY_TOKEN: token } = services.env;
  if (!token) return notConfigured();
  const asked = (name: string) => url.searchParams.get(`hub.${name}`) ?? "";
  if (asked("mode") !== "subscribe" || !isSameSecret(asked("verify_token"), token)) {
    return jsonError(403, { error: "This is not the verification token." });
  }
  await recordVerification(services, new Date());
  return new Response(asked("challenge"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Responds before anything else is done: Meta waits seconds, and gives up on an address that fails for long. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { env, leadQueue } = context.get(servicesContext);
    if (!env.META_APP_SECRET) return notConfigured();
    const body = await readBytes(request);
    if (!isSignedByMeta(body, request.headers.get("X-Hub-Signature-256"), env.META_APP_SECRET)) {
      return jsonError(403, { error: "This is not signed by Meta." });
    }
    const news = readNews(body);
    if (news === null) return jsonError(400, { error: "The body is not valid JSON." });
    await leadQueue.receive(news);
    return jsonResponse({ status: "stored" });
  });
}

/** The signature covers these bytes. */
async function readBytes(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    throw jsonError(400, { error: "The request broke off." });
  }
}

function readNews(body: Uint8Array): LeadNews[] | null {
  try {
    return leadsIn(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

function notConfigured(): Response {
  return jsonError(503, { error: "The connection with Meta is not configured." }, { "Retry-After": "3600" });
}
