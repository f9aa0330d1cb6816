/** developers.google.com/tag-platform/gtagjs/reference */
const TAG = "https://www.googletagmanager.com/gtag/js";

interface TagWindow extends Window {
  dataLayer?: unknown[];
  /** `ga-disable-{id}`: while true, the tag measures nothing and keeps nothing. */
  [disabled: `ga-disable-${string}`]: boolean;
}

const tagWindow = () => window as unknown as TagWindow;

/** What the tag is told; it takes nothing but an `arguments` object. */
function gtag(..._command: unknown[]): void {
  const { dataLayer } = tagWindow();
  // biome-ignore lint/complexity/noArguments: see above.
  dataLayer?.push(arguments);
}

/** Loads the tag of the property `id`, once, and lets it measure. Its policy must allow it (`document-rights.ts`). */
export function startTag(id: string): void {
  tagWindow()[`ga-disable-${id}`] = false;
  if (tagWindow().dataLayer) return;
  tagWindow().dataLayer = [];
  gtag("js", new Date());
  gtag("config", id, {
    // Told apart, with no more of the address than others may know.
    send_page_view: false,
    // Nothing for advertisements; GA4 itself keeps no IP address, and this is what the tag for older properties asks.
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${TAG}?id=${id}`;
  document.head.append(script);
}

export function tellPageView({ address, referrer }: { address: string; referrer: string }): void {
  const page = { page_location: address, page_referrer: referrer };
  // For what the tag tells by itself too, which would have the whole address.
  gtag("set", page);
  gtag("event", "page_view", { ...page, page_title: document.title });
}

/** Lets the tag measure nothing any more. What it has kept is taken away with `dropAnalyticsCookies`. */
export function stopTag(id: string): void {
  tagWindow()[`ga-disable-${id}`] = true;
}
