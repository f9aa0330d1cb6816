import { en as admin } from "./admin/en";
import { en as agendaBlocks } from "./agenda-blocks/en";
import { en as agendaWeek } from "./agenda-week/en";
import { en as alerts } from "./alerts/en";
import { en as audit } from "./audit/en";
import { en as calendars } from "./calendars/en";
import { en as conversations } from "./conversations/en";
import { en as dashboard } from "./dashboard/en";
import { en as exports } from "./exports/en";
import { en as form } from "./form/en";
import { en as goLive } from "./go-live/en";
import { en as jump } from "./jump/en";
import { en as leadAppointment } from "./lead-appointment/en";
import { en as leadByHand } from "./lead-by-hand/en";
import { en as leadImport } from "./lead-import/en";
import { en as leads } from "./leads/en";
import { en as letters } from "./letters/en";
import { en as mailDesk } from "./mail-desk/en";
import { en as mailSettings } from "./mail-settings/en";
import { en as mailTroubles } from "./mail-troubles/en";
import { en as mailbox } from "./mailbox/en";
import { en as metaLeads } from "./meta-leads/en";
import { en as newsletterDesk } from "./newsletter-desk/en";
import type { DeskWords } from "./nl";
import { en as notifications } from "./notifications/en";
import { en as offeredFacts } from "./offered-facts/en";
import { en as people } from "./people/en";
import { en as plans } from "./plans/en";
import { en as privacyDesk } from "./privacy-desk/en";
import { en as projects } from "./projects/en";
import { en as quotes } from "./quotes/en";
import { en as redirects } from "./redirects/en";
import { en as reports } from "./reports/en";
import { en as richText } from "./rich-text/en";
import { en as rows } from "./rows/en";
import { en as site } from "./site/en";
import { en as sources } from "./sources/en";
import { en as thread } from "./thread/en";
import { en as today } from "./today/en";
import { en as users } from "./users/en";
import { en as websiteChecks } from "./website-checks/en";

export const en = {
  admin,
  agendaBlocks,
  agendaWeek,
  alerts,
  audit,
  calendars,
  conversations,
  dashboard,
  exports,
  form,
  goLive,
  jump,
  leadAppointment,
  leadByHand,
  leadImport,
  leads,
  letters,
  mailDesk,
  mailSettings,
  mailTroubles,
  mailbox,
  metaLeads,
  newsletterDesk,
  notifications,
  offeredFacts,
  people,
  plans,
  privacyDesk,
  projects,
  quotes,
  redirects,
  reports,
  richText,
  rows,
  site,
  sources,
  thread,
  today,
  users,
  websiteChecks,
} satisfies DeskWords;
