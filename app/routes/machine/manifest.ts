import { business } from "~/content/business";
import { methodNotAllowed } from "~/lib/http/api.server";
import type { Route } from "./+types/manifest";

/** `background_color` and `theme_color` are linen 50 of the theme: a manifest knows no style sheet. */
const LINEN = "#fbf8f2";

/** What the site is called and looks like on a home screen (W3C Web Application Manifest). */
export function loader(_: Route.LoaderArgs): Response {
  const { name, tagline } = business;
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: `${name} | ${tagline}`,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: LINEN,
    theme_color: LINEN,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}

export const action = () => methodNotAllowed("GET");
