import { useEffect, useRef } from "react";
import { useLocation, useParams } from "react-router";
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
  const { pathname } = useLocation();
  const { token } = useParams();
  const told = useRef("");
  useEffect(() => {
    withTag(({ startTag }) => startTag(id));
    return () => withTag(({ stopTag }) => stopTag(id));
  }, [id]);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    const address = pageAddress(window.location, token);
    const referrer = referrerAddress(document.referrer, window.location);
    withTag(({ tellPageView }) => tellPageView({ address, referrer }));
  }, [pathname, token]);
  return null;
}
