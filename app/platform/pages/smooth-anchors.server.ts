import { MARK_ATTRIBUTE } from "~/lib/http/content-security-policy.server";
import { SMOOTH_ANCHORS_SCRIPT } from "./smooth-anchors-script";

export function withSmoothAnchors(html: string): string {
  return html.replace("</head>", () => `<script${MARK_ATTRIBUTE}>${SMOOTH_ANCHORS_SCRIPT}</script></head>`);
}
