import { findPicture } from "~/features/desk/site/pictures/picture-store.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/media";

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** A picture of the site: whatever changes has another address. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const [, hash, format] = /^([0-9a-f]{32})\.(avif|webp|jpg)$/.exec(params.file) ?? [];
    const picture = hash ? await findPicture(context.get(servicesContext).db, hash) : undefined;
    if (!picture || picture.format !== format) return jsonError(404, { error: "There is no such picture." });
    return new Response(Buffer.from(picture.content, "base64"), {
      headers: {
        "Content-Type": TYPES[picture.format],
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "public, max-age=31536000, immutable",
      },
    });
  });
}
