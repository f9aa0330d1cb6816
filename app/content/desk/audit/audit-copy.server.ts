import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AuditCopy = typeof nl;

export const auditCopy: PerLanguage<AuditCopy> = { nl, en };
