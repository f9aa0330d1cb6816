import type { Migration } from "kysely/migration";
import * as schema from "./0001-schema";
import * as mailServers from "./0002-mail-servers";
import * as quoteChoices from "./0003-quote-choices";
import * as projects from "./0004-projects";
import * as appointmentKinds from "./0005-appointment-kinds";
import * as calendars from "./0006-calendars";
import * as calendarCopies from "./0007-calendar-copies";
import * as websiteChecks from "./0008-website-checks";

/**
 * Forward-only and frozen: a released migration is never edited, and imports nothing of the app. The next one is
 * `0009-{noun}`. A table that others refer to cannot be rebuilt: dropping it would drop what refers to it.
 */
export const migrations: Record<string, Migration> = {
  "0001-schema": schema,
  "0002-mail-servers": mailServers,
  "0003-quote-choices": quoteChoices,
  "0004-projects": projects,
  "0005-appointment-kinds": appointmentKinds,
  "0006-calendars": calendars,
  "0007-calendar-copies": calendarCopies,
  "0008-website-checks": websiteChecks,
};
