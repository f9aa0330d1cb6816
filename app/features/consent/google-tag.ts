/** developers.google.com/tag-platform/gtagjs/reference */
const TAG = "https://www.googletagmanager.com/gtag/js";

interface TagWindow extends Window {
  dataLayer?: unknown[];
  /** `ga-disable-{id}`: while true, the tag neither measures nor stores anything. */
  [disabled: `ga-disable-${string}`]: boolean;
}

const tagWindow = () => window as unknown as TagWindow;

/** Passes a command to the tag, which accepts only an `arguments` object. */
function gtag(..._command: unknown[]): void {
  const { dataLayer } = tagWindow();
  // biome-ignore lint/complexity/noArguments: see above.
  dataLayer?.push(arguments);
}

/**
 * Loads the tag of the property `id`, once, and lets it measure. The document's policy must allow it
 * (`document-rights.ts`).
 */
export function startTag(id: string): void {
  tagWindow()[`ga-disable-${id}`] = false;
  if (tagWindow().dataLayer) return;
  tagWindow().dataLayer = [];
  gtag("js", new Date());
  gtag("config", id, {
    // Page views are sent separately, with no more of the address than third parties may know.
    send_page_view: false,
    // Nothing for advertising. GA4 itself keeps no IP address; this is the setting of the tag for older properties.
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
  // Also for what the tag sends by itself, which would otherwise have the full address.
  gtag("set", page);
  gtag("event", "page_view", { ...page, page_title: document.title });
}

/** Stops the tag from measuring. `dropAnalyticsCookies` removes what it has stored. */
export function stopTag(id: string): void {
  tagWindow()[`ga-disable-${id}`] = true;
}
