import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type BlogCopy = typeof nl;

export const blogCopy: PerLanguage<BlogCopy> = { nl, en };
