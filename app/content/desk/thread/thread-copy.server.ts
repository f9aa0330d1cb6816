import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ThreadCopy = typeof nl;

export const threadCopy: PerLanguage<ThreadCopy> = { nl, en };
