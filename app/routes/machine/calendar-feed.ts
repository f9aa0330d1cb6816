import { readFeed } from "~/features/calendars/feed/calendar-feed.server";
import { answerApi } from "~/lib/http/api.server";
import { namesTag } from "~/lib/http/request-headers";
import { clientAddressContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/calendar-feed";

const ENDING = ".ics";
const HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" };

export function loader({ request, params: { file }, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const services = context.get(servicesContext);
    const allowance = await services.limits.calendarFeeds.consume(context.get(clientAddressContext));
    if (!allowance.allowed) {
      const headers = { ...HEADERS, "Retry-After": String(allowance.retryAfter) };
      return new Response(null, { status: 429, headers });
    }
    const token = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : "";
    const feed = await readFeed(services, token, new Date());
    if (!feed) return new Response(null, { status: 404, headers: HEADERS });
    const headers = { ...HEADERS, ETag: feed.etag, "Content-Type": "text/calendar; charset=utf-8" };
    const isKnown = namesTag(request.headers.get("If-None-Match") ?? undefined, feed.etag);
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(feed.content, { headers });
  });
}
