import type { ComponentProps } from "react";
import { latePart } from "~/platform/pages/late-start/late-part";
import { WhenNear } from "~/platform/pages/late-start/when-visible";
import type { ConsentedMap } from "./consented-map";

const map = latePart("main figure", () => import("./consented-map").then(({ ConsentedMap }) => ConsentedMap));

export function LateMap(props: ComponentProps<typeof ConsentedMap>) {
  return (
    <WhenNear part={map}>
      <map.Part {...props} />
    </WhenNear>
  );
}
