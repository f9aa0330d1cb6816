import { replace } from "react-router";
import { isEnglishAddress } from "~/lib/language/language";
import type { Route } from "./+types/coming-soon";

export function loader({ url }: Route.LoaderArgs) {
  throw replace(isEnglishAddress(url.pathname) ? "/en/home" : "/home");
}
