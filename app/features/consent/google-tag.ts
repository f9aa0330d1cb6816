/** developers.google.com/tag-platform/gtagjs/reference */
const TAG = "https://www.googletagmanager.com/gtag/js";

interface TagWindow extends Window {
  dataLayer?: unknown[];
  /** `ga-disable-{id}`: while true, the tag neither measures nor stores anything. */
  [disabled: `ga-disable-${string}`]: boolean;
}

const tagWindow = () => window as unknown as TagWindow;

/** The tag accepts only an `arguments` object. */
function gtag(..._command: unknown[]): void {
  const { dataLayer } = tagWindow();
  // biome-ignore lint/complexity/noArguments: see above.
  dataLayer?.push(arguments);
}

export function startTag(id: string): void {
  tagWindow()[`ga-disable-${id}`] = false;
  if (tagWindow().dataLayer) return;
  tagWindow().dataLayer = [];
  gtag("js", new Date());
  gtag("config", id, {
    // Sent separately, with no more of the address than third parties may know.
    send_page_view: false,
    // GA4 itself keeps no IP address; this is the setting for older properties.
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${TAG}?id=${id}`;
  document.head.append(script);
}

export function reportPageView({ address, referrer }: { address: string; referrer: string }): void {
  const page = { page_location: address, page_referrer: referrer };
  // The tag would otherwise have the full address for the events it sends by itself.
  gtag("set", page);
  gtag("event", "page_view", { ...page, page_title: document.title });
}

/** `dropAnalyticsCookies` removes what it has stored. */
export function stopTag(id: string): void {
  tagWindow()[`ga-disable-${id}`] = true;
}
