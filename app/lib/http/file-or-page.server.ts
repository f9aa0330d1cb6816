import { redirect } from "react-router";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { englishPath, isEnglishAddress } from "~/lib/language/language";

/** Where there is no file, or nobody can say, the bare `page` of the same link tells that in words. */
export async function fileOrPage(url: URL, page: string, find: () => Promise<Response | null>): Promise<Response> {
  const file = await find().catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return null;
  });
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
  return file ?? redirect(isEnglishAddress(url.pathname) ? englishPath(page) : page, { status: 303, headers });
}
