import { redirect } from "react-router";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { englishPath, isEnglishAddress } from "~/lib/language/language";

/**
 * The file, or a redirect to the bare `page` of the same link, which explains that there is none or that the database
 * is away.
 */
export async function fileOrPage(url: URL, page: string, find: () => Promise<Response | null>): Promise<Response> {
  const file = await find().catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return null;
  });
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
  return file ?? redirect(isEnglishAddress(url.pathname) ? englishPath(page) : page, { status: 303, headers });
}
