import { safeHtml } from "~/features/mail/mailbox/safe-html.server";
import { findMessage } from "~/features/mail/thread/thread-store.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mailbox-message-html";

/** Nothing can be loaded, run or sent, and only our own pages may frame it; its links open elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    await requireUser(args);
    const message = await findMessage(args.context.get(servicesContext).db, args.params.message);
    if (!message?.html) return jsonError(404, { error: "There is no such mail." });
    const style =
      "<style>body{font:16px/1.5 sans-serif;margin:16px;overflow-wrap:anywhere}table{max-width:100%}</style>";
    return new Response(
      `<!doctype html><meta charset="utf-8"><title>Mail</title>${style}${safeHtml(message.html).html}`,
      {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": POLICY,
          "Cache-Control": "no-store",
        },
      },
    );
  });
}
