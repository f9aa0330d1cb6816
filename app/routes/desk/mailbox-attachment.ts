import { findAttachment } from "~/features/mail/thread/thread-store.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mailbox-attachment";

/** Downloaded, never shown: whatever it is, it does not run as a page of ours. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    await requireUser(args);
    const file = await findAttachment(args.context.get(servicesContext).db, args.params.attachment);
    if (!file) return jsonError(404, { error: "There is no such attachment." });
    const plain = file.name.replace(/[^\w.-]/g, "_") || "attachment";
    const named = `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name || plain).replace(/['()*]/g, percent)}`;
    return new Response(Buffer.from(file.content, "base64"), {
      headers: {
        "Content-Type": file.type,
        "Content-Disposition": `attachment; ${named}`,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cache-Control": "private, no-store",
      },
    });
  });
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
