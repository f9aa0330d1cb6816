import { MARK_ATTRIBUTE } from "~/lib/http/content-security-policy.server";
import { FIRST_VIEW_SCRIPT } from "./first-view-script";

/** The document with what lets a browser begin with the part in view. */
export function withFirstView(html: string): string {
  return html.replace("</head>", () => `<script${MARK_ATTRIBUTE}>${FIRST_VIEW_SCRIPT}</script></head>`);
}
