import { nl as admin } from "./admin/nl";
import { nl as agendaBlocks } from "./agenda-blocks/nl";
import { nl as agendaWeek } from "./agenda-week/nl";
import { nl as alerts } from "./alerts/nl";
import { nl as audit } from "./audit/nl";
import { nl as calendars } from "./calendars/nl";
import { nl as conversations } from "./conversations/nl";
import { nl as dashboard } from "./dashboard/nl";
import { nl as exports } from "./exports/nl";
import { nl as form } from "./form/nl";
import { nl as goLive } from "./go-live/nl";
import { nl as jump } from "./jump/nl";
import { nl as leadAppointment } from "./lead-appointment/nl";
import { nl as leadByHand } from "./lead-by-hand/nl";
import { nl as leadImport } from "./lead-import/nl";
import { nl as leads } from "./leads/nl";
import { nl as letters } from "./letters/nl";
import { nl as mailDesk } from "./mail-desk/nl";
import { nl as mailSettings } from "./mail-settings/nl";
import { nl as mailTroubles } from "./mail-troubles/nl";
import { nl as mailbox } from "./mailbox/nl";
import { nl as metaLeads } from "./meta-leads/nl";
import { nl as newsletterDesk } from "./newsletter-desk/nl";
import { nl as notifications } from "./notifications/nl";
import { nl as offeredFacts } from "./offered-facts/nl";
import { nl as people } from "./people/nl";
import { nl as plans } from "./plans/nl";
import { nl as privacyDesk } from "./privacy-desk/nl";
import { nl as projects } from "./projects/nl";
import { nl as quotes } from "./quotes/nl";
import { nl as redirects } from "./redirects/nl";
import { nl as reports } from "./reports/nl";
import { nl as richText } from "./rich-text/nl";
import { nl as rows } from "./rows/nl";
import { nl as site } from "./site/nl";
import { nl as sources } from "./sources/nl";
import { nl as thread } from "./thread/nl";
import { nl as today } from "./today/nl";
import { nl as users } from "./users/nl";
import { nl as websiteChecks } from "./website-checks/nl";

/** All words of the desk. The name of a part is that of its folder. */
export const nl = {
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
};

export type DeskWords = typeof nl;
