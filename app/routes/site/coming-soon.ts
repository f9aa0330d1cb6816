import { replace } from "react-router";
import { HOME_AGAIN } from "~/content/pages";
import { isEnglishAddress } from "~/lib/language/language";
import type { Route } from "./+types/coming-soon";

export function loader({ url }: Route.LoaderArgs) {
  throw replace((isEnglishAddress(url.pathname) ? `/en${HOME_AGAIN}` : HOME_AGAIN) + url.search);
}
