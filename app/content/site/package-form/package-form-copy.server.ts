import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type PackageFormCopy = typeof nl;

export const packageFormCopy: PerLanguage<PackageFormCopy> = { nl, en };
