import { findCheckByToken } from "~/features/website-check/ask-check.server";
import { checkDocument } from "~/features/website-check/check-document.server";
import { checkPath } from "~/features/website-check/paths";
import { fileOrPage } from "~/lib/http/file-or-page.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/website-check-document";

export function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  return fileOrPage(url, checkPath(encodeURIComponent(params.token)), async () => {
    const row = await findCheckByToken(context.get(servicesContext).db, params.token, new Date());
    if (row?.state !== "done") return null;
    const { name, content } = await checkDocument(row, context.get(languageContext));
    return new Response(new Uint8Array(Buffer.from(content, "base64")), {
      headers: {
        "Content-Type": "application/pdf",
        // RFC 6266: `filename*` is for browsers that read the full name.
        "Content-Disposition": `inline; filename="websitecheck.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex, nofollow",
      },
    });
  });
}
