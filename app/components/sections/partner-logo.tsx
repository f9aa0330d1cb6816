import { useState } from "react";
import missingLogo from "./missing-logo.svg?url";

interface PartnerLogoProps {
  src: string;
  className: string;
}

/** A logo beside its name. A piece of plain weave stands in for one that does not load. */
export function PartnerLogo({ src, className }: PartnerLogoProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <img
      // What failed before scripts ran has told nobody. Its width does not either: Firefox has none for a drawing.
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
