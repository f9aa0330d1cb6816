import { useEffect } from "react";
import { UTM } from "~/lib/attribution/touch";
import { parseUrl } from "~/lib/parse-url";
import { withoutTokens } from "~/lib/text/without-tokens";

let tag: Promise<typeof import("./google-tag")> | undefined;

/** One promise keeps the calls in order; a tag that fails to load does no harm. */
function withTag(use: (loaded: typeof import("./google-tag")) => void): void {
  tag ??= import("./google-tag");
  tag.then(use, () => {
    tag = undefined;
  });
}

/** Mounted only while the visitor allows it. */
export function Analytics({ id }: { id: string }) {
  useEffect(() => {
    withTag(({ startTag }) => startTag(id));
    return () => withTag(({ stopTag }) => stopTag(id));
  }, [id]);
  useEffect(() => {
    // The address as the page was opened: after booking, the bar holds the personal link of the appointment.
    const address = pageAddress(window.location);
    const tell = () => {
      const referrer = referrerAddress(document.referrer, window.location);
      withTag(({ reportPageView }) => reportPageView({ address, referrer }));
    };
    const reportAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    tell();
    // Going back, a browser may restore the page from its back/forward cache.
    window.addEventListener("pageshow", reportAgain);
    return () => window.removeEventListener("pageshow", reportAgain);
  }, []);
  return null;
}

/** Leaves out the token of a personal link, and all of the query but the campaign. */
export function pageAddress({ origin, pathname, search }: Location | URL): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(UTM.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])));
  return origin + withoutTokens(pathname) + (kept.size > 0 ? `?${kept}` : "");
}

/** The origin for this site, the address without its query for another. */
export function referrerAddress(referrer: string, { origin }: Location | URL): string {
  const from = parseUrl(referrer);
  if (!from) return "";
  return from.origin === origin ? `${origin}/` : from.origin + from.pathname;
}
