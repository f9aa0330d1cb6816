import { useEffect } from "react";
import { pageAddress, referrerAddress } from "./page-address";

let tag: Promise<typeof import("./google-tag")> | undefined;

/** The tag, for `use`. One promise keeps the order of what is asked of it; a tag that does not come is no trouble. */
function withTag(use: (loaded: typeof import("./google-tag")) => void): void {
  tag ??= import("./google-tag");
  tag.then(use, () => {
    tag = undefined;
  });
}

/** Tells Google Analytics of each page that is seen, for as long as it is mounted: no longer than it is allowed. */
export function Analytics({ id }: { id: string }) {
  useEffect(() => {
    withTag(({ startTag }) => startTag(id));
    return () => withTag(({ stopTag }) => stopTag(id));
  }, [id]);
  useEffect(() => {
    // As the page was opened: whoever books here has the link of their appointment in the bar after that.
    const address = pageAddress(window.location);
    const tell = () => {
      const referrer = referrerAddress(document.referrer, window.location);
      withTag(({ tellPageView }) => tellPageView({ address, referrer }));
    };
    const tellAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    tell();
    // On the way back a browser may show the page as it was left.
    window.addEventListener("pageshow", tellAgain);
    return () => window.removeEventListener("pageshow", tellAgain);
  }, []);
  return null;
}
