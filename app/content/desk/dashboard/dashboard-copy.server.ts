import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type DashboardCopy = typeof nl;

export const dashboardCopy: PerLanguage<DashboardCopy> = { nl, en };
