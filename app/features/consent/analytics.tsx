import { useEffect, useRef } from "react";
import { useLocation, useParams } from "react-router";
import { isDeskPath } from "~/lib/desk-path";
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
  const told = useRef({ pathname: "", address: referrerAddress(document.referrer, window.location) });
  useEffect(() => {
    withTag(({ startTag }) => startTag(id));
    return () => withTag(({ stopTag }) => stopTag(id));
  }, [id]);
  useEffect(() => {
    if (isDeskPath(pathname) || told.current.pathname === pathname) return;
    const address = pageAddress(window.location, token);
    const referrer = told.current.address;
    told.current = { pathname, address };
    withTag(({ tellPageView }) => tellPageView({ address, referrer }));
  }, [pathname, token]);
  return null;
}
