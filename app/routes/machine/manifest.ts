import { business } from "~/content/business";
import { answerManifest, LINEN } from "./web-manifest.server";

export function loader(): Response {
  const { name, tagline } = business;
  return answerManifest({
    id: "/",
    name: `${name} | ${tagline}`,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: LINEN,
    theme_color: LINEN,
  });
}
