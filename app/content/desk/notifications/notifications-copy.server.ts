import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type NotificationsCopy = typeof nl;

export const notificationsCopy: PerLanguage<NotificationsCopy> = { nl, en };
