import { useState } from "react";
import missingLogo from "./missing-logo.svg?url";

interface PartnerLogoProps {
  src: string;
  className: string;
}

/** If it does not load, a piece of plain weave takes its place. */
export function PartnerLogo({ src, className }: PartnerLogoProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <img
      // An image that failed before scripts ran sends no event, and Firefox has no width for any SVG.
      ref={(image) => {
        if (image?.complete) image.decode().catch(() => setIsBroken(true));
      }}
      src={isBroken ? missingLogo : src}
      alt=""
      width="28"
      height="28"
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setIsBroken(true)}
    />
  );
}
