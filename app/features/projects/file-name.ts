import { tidyText } from "~/lib/text/tidy-text";
import { PROJECT_BOUNDS } from "./project";

/** Control characters, halves of characters, and signs that no file system takes or that turn a text round. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Bidi_Control}"<>|?*:]/gu;
const LONGEST_ENDING = 16;

/** The last part of a path as a name that any computer takes, cut before its ending. `fallback` if nothing is left. */
export function safeFileName(given: string, fallback: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? "";
  const name = tidyText(base.replace(UNSAFE, "")).replace(/^\.+|[. ]+$/g, "");
  if (name === "") return fallback;
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 && name.length - dot <= LONGEST_ENDING ? name.slice(dot) : "";
  const stem = ending === "" ? name : name.slice(0, dot);
  return cutText(stem, PROJECT_BOUNDS.fileName - ending.length) + ending;
}

/** Cuts between two characters. */
function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/u, "");
}
