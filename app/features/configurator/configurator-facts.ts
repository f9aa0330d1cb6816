import type { Facts } from "~/lib/fill";
import { DRAFT_DAYS } from "./options";

/** What copy may name of the configurator. */
export const configuratorFacts: Facts = { draftDays: String(DRAFT_DAYS) };
