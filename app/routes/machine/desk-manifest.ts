import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { notificationsCopy } from "~/content/notifications/notifications-copy.server";
import { DESK_PAGES } from "~/features/desk/desk-pages";
import { DESK_PATH } from "~/lib/desk-path";
import { fill } from "~/lib/fill";
import { methodNotAllowed } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/desk-manifest";

/** Linen 50 and indigo 900 of the theme: a manifest knows no style sheet. */
const LINEN = "#fbf8f2";
const INDIGO = "#181b4d";
/** What a long press on the icon of the desk leads to. */
const SHORTCUTS = ["requests", "chats", "quotes"] as const;

/** The desk as an app of its own (W3C Web Application Manifest). It tells nothing that not anybody may know. */
export function loader({ context }: Route.LoaderArgs): Response {
  const language = context.get(languageContext);
  const { name, description } = fill(notificationsCopy[language].manifest, { name: business.name });
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: DESK_PATH,
    name,
    short_name: name,
    description,
    lang: language,
    start_url: DESK_PATH,
    scope: DESK_PATH,
    display: "standalone",
    background_color: LINEN,
    theme_color: INDIGO,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: SHORTCUTS.map((id) => ({
      name: adminCopy[language].desk.nav.pages[id],
      url: DESK_PAGES[id].path,
      icons: [icon("/icon-192.png", 192, "any")],
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}

export const action = () => methodNotAllowed("GET");
