import { parseUrl } from "~/lib/parse-url";
import { PROJECT_BOUNDS } from "./project";

/** An address of the web as it was typed, with `https://` where no scheme was. Null if it is none. */
export function webAddress(typed: unknown): string | null {
  if (typeof typed !== "string") return null;
  const text = typed.trim();
  if (text === "" || text.length > PROJECT_BOUNDS.url) return null;
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return url && isWeb && url.username === "" && url.hostname.includes(".") ? url.href : null;
}
