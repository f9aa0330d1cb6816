import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { AreaMap, type AreaMapProps } from "~/components/sections/area-map";
import { Button } from "~/components/ui/button";
import { documentRights } from "~/lib/http/document-rights";
import { useLanguage } from "~/lib/language/language-context";
import { NOTHING } from "./choice";
import { choose } from "./consent-store";
import { useChoice } from "./use-choice";

export function ConsentedMap(props: Omit<AreaMapProps, "isAllowed" | "children">) {
  const { t, language } = useLanguage();
  const choice = useChoice() ?? NOTHING;

  function toggle({ currentTarget }: MouseEvent<HTMLElement>) {
    const figure = currentTarget.closest("figure");
    flushSync(() => choose({ ...choice, map: !choice.map }, language));
    // The button went when the map came; another one opens it.
    if (!currentTarget.isConnected) figure?.querySelector("button")?.focus({ preventScroll: true });
  }

  return (
    <AreaMap {...props} isAllowed={choice.map && documentRights().map}>
      <Button variant="quiet" className="noscript:hidden" onClick={toggle}>
        {t(choice.map ? "consent.map.never" : "consent.map.always")}
      </Button>
    </AreaMap>
  );
}
