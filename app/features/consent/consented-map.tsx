import { AreaMap, type AreaMapProps } from "~/components/sections/area-map";
import { Button } from "~/components/ui/button";
import { useLanguage } from "~/lib/language/language-context";
import { NOTHING } from "./choice";
import { choose } from "./consent-store";
import { documentRights } from "./document-rights";
import { useChoice } from "./use-choice";

/** The map, shown at once to who allowed it for good, and to anybody else after a click. */
export function ConsentedMap(props: Omit<AreaMapProps, "isAllowed" | "children">) {
  const { t, language } = useLanguage();
  const choice = useChoice() ?? NOTHING;
  return (
    <AreaMap {...props} isAllowed={choice.map && documentRights().map}>
      <Button
        variant="quiet"
        className="noscript:hidden"
        onClick={() => choose({ ...choice, map: !choice.map }, language)}
      >
        {t(choice.map ? "consent.map.never" : "consent.map.always")}
      </Button>
    </AreaMap>
  );
}
