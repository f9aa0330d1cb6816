import * as z from "zod/mini";
import { previewText, textSchema } from "~/features/desk/site/articles/preview-text.server";
import { requireUserForApi } from "~/features/users/sessions/session.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import type { Route } from "./+types/desk-article-text";

/** The text of an article, while it is typed. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    await requireUserForApi(request, context);
    const typed = z.safeParse(textSchema, (await readBody(request)).fields);
    if (!typed.success) return jsonError(422, { error: "`language`, `text` and `pictures` are needed." });
    return Response.json({ html: previewText(typed.data) });
  });
}
