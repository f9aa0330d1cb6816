import { business } from "~/content/business";
import { deskWords } from "~/content/desk/words.server";
import { DESK_PAGES } from "~/features/desk/desk-pages";
import { SHARED_FILE } from "~/features/leads/by-hand/shared-fields";
import { SHARED_LEAD_PATH } from "~/features/leads/paths";
import { DESK_PATH } from "~/lib/desk-path";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import type { Route } from "./+types/desk-manifest";
import { answerManifest, LINEN, SMALL_ICON } from "./web-manifest.server";

const INDIGO = "#181b4d";
const SHORTCUTS = ["requests", "chats", "quotes"] as const;

/** It is public, and contains nothing secret. */
export function loader({ context }: Route.LoaderArgs): Response {
  const language = context.get(languageContext);
  const { name, description } = fill(deskWords[language].notifications.manifest, { name: business.name });
  return answerManifest({
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
    // A message or a contact that is shared with the desk fills in a new lead.
    share_target: {
      action: SHARED_LEAD_PATH,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: SHARED_FILE, accept: ["text/vcard", "text/x-vcard", ".vcf"] }],
      },
    },
    shortcuts: SHORTCUTS.map((id) => ({
      name: deskWords[language].admin.desk.nav.pages[id],
      url: DESK_PAGES[id].path,
      icons: [SMALL_ICON],
    })),
  });
}
