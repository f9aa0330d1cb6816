import { isDeskPath } from "~/lib/desk-path";
import type { RequestKind } from "./request-counts.server";

const MACHINE =
  /^\/(?:(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml|__manifest|(?:en\/)?feed\.xml)$|(?:manifest|desk)\.webmanifest$|\.well-known\/)/;
const FILE = /^\/assets\/|\.(?:avif|css|ico|js|jpg|png|svg|webp|woff2)$/;

export function requestKind(path: string): Exclude<RequestKind, "kept"> {
  if (FILE.test(path)) return "asset";
  if (MACHINE.test(path)) return "machine";
  if (path.startsWith("/api/") || path.startsWith("/functions/")) return "api";
  if (isDeskPath(path)) return "desk";
  return "rendered";
}
