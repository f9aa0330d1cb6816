import type { Migration } from "kysely/migration";
import * as foundation from "./0001-foundation";
import * as requestsByStatus from "./0002-requests-by-status";
import * as unknownPaths from "./0003-unknown-paths";
import * as attribution from "./0004-attribution";
import * as configuratorRequests from "./0005-configurator-requests";
import * as conversations from "./0006-conversations";
import * as appointments from "./0007-appointments";
import * as subscribers from "./0008-subscribers";
import * as consentLog from "./0009-consent-log";
import * as leads from "./0010-leads";
import * as metaLeads from "./0011-meta-leads";
import * as quotes from "./0012-quotes";
import * as savedViews from "./0013-saved-views";
import * as people from "./0014-people";
import * as privacy from "./0015-privacy";
import * as users from "./0016-users";
import * as push from "./0017-push";
import * as reports from "./0018-reports";
import * as tools from "./0019-tools";
import * as searchWords from "./0020-search-words";
import * as alerts from "./0021-alerts";
import * as liveEvents from "./0022-live-events";
import * as nounsOfDeeds from "./0023-nouns-of-deeds";
import * as mailsSentAgain from "./0024-mails-sent-again";
import * as quoteViews from "./0025-quote-views";
import * as appointmentMoves from "./0026-appointment-moves";
import * as searchLater from "./0027-search-later";
import * as searchLaterOnPostgres from "./0028-search-later-on-postgres";
import * as formsBehind from "./0029-forms-behind";
import * as mergesUndone from "./0030-merges-undone";
import * as takenOver from "./0031-taken-over";
import * as newsletterRequests from "./0032-newsletter-requests";
import * as tokensLeftOut from "./0033-tokens-left-out";
import * as unansweredMails from "./0034-unanswered-mails";
import * as deskPages from "./0035-desk-pages";
import * as leadsOfRequests from "./0036-leads-of-requests";
import * as peopleLookedUp from "./0037-people-looked-up";
import * as unreadIndexes from "./0038-unread-indexes";
import * as oneSpelling from "./0039-one-spelling";
import * as numbersJoinNobody from "./0040-numbers-join-nobody";
import * as noLiveEvents from "./0041-no-live-events";
import * as answersInTheirColumns from "./0042-answers-in-their-columns";
import * as searchAtOnce from "./0043-search-at-once";
import * as assignees from "./0045-assignees";
import * as leadImports from "./0046-lead-imports";
import * as appointmentsOfLeads from "./0048-appointments-of-leads";
import * as plans from "./0048-plans";
import * as thread from "./0049-thread";
import * as mailbox from "./0050-mailbox";
import * as siteContent from "./0051-site-content";
import * as notices from "./0052-notices";
import * as threadUploads from "./0054-thread-uploads";
import * as writers from "./0055-writers";
import * as mailUids from "./0056-mail-uids";
import * as mailboxTokens from "./0056-mailbox-tokens";
import * as sitePictures from "./0057-site-pictures";
import * as reviews from "./0059-reviews";
import * as letters from "./0060-letters";
import * as unfinishedDrafts from "./0061-unfinished-drafts";
import * as shortTopics from "./0062-short-topics";
import * as mailEvidence from "./0063-mail-evidence";
import * as waits from "./0064-waits";
import * as noSavedViews from "./0067-no-saved-views";
import * as liveDates from "./0068-live-dates";
import * as erasedMails from "./0069-erased-mails";

/**
 * Forward-only and frozen: a released migration is never edited, and imports nothing of the app. Those that skip what
 * is done are from when SQLite kept parts of a migration that broke off. A table that others refer to cannot be
 * rebuilt: dropping it would drop what refers to it.
 */
export const migrations: Record<string, Migration> = {
  "0001-foundation": foundation,
  "0002-requests-by-status": requestsByStatus,
  "0003-unknown-paths": unknownPaths,
  "0004-attribution": attribution,
  "0005-configurator-requests": configuratorRequests,
  "0006-conversations": conversations,
  "0007-appointments": appointments,
  "0008-subscribers": subscribers,
  "0009-consent-log": consentLog,
  "0010-leads": leads,
  "0011-meta-leads": metaLeads,
  "0012-quotes": quotes,
  "0013-saved-views": savedViews,
  "0014-people": people,
  "0015-privacy": privacy,
  "0016-users": users,
  "0017-push": push,
  "0018-reports": reports,
  "0019-tools": tools,
  "0020-search-words": searchWords,
  "0021-alerts": alerts,
  "0022-live-events": liveEvents,
  "0023-nouns-of-deeds": nounsOfDeeds,
  "0024-mails-sent-again": mailsSentAgain,
  "0025-quote-views": quoteViews,
  "0026-appointment-moves": appointmentMoves,
  "0027-search-later": searchLater,
  "0028-search-later-on-postgres": searchLaterOnPostgres,
  "0029-forms-behind": formsBehind,
  "0030-merges-undone": mergesUndone,
  "0031-taken-over": takenOver,
  "0032-newsletter-requests": newsletterRequests,
  "0033-tokens-left-out": tokensLeftOut,
  "0034-unanswered-mails": unansweredMails,
  "0035-desk-pages": deskPages,
  "0036-leads-of-requests": leadsOfRequests,
  "0037-people-looked-up": peopleLookedUp,
  "0038-unread-indexes": unreadIndexes,
  "0039-one-spelling": oneSpelling,
  "0040-numbers-join-nobody": numbersJoinNobody,
  "0041-no-live-events": noLiveEvents,
  "0042-answers-in-their-columns": answersInTheirColumns,
  "0043-search-at-once": searchAtOnce,
  "0045-assignees": assignees,
  "0046-lead-imports": leadImports,
  "0048-appointments-of-leads": appointmentsOfLeads,
  "0048-plans": plans,
  "0049-thread": thread,
  "0050-mailbox": mailbox,
  "0051-site-content": siteContent,
  "0052-notices": notices,
  "0054-thread-uploads": threadUploads,
  "0055-writers": writers,
  "0056-mail-uids": mailUids,
  "0056-mailbox-tokens": mailboxTokens,
  "0057-site-pictures": sitePictures,
  "0059-reviews": reviews,
  "0060-letters": letters,
  "0061-unfinished-drafts": unfinishedDrafts,
  "0062-short-topics": shortTopics,
  "0063-mail-evidence": mailEvidence,
  "0064-waits": waits,
  "0067-no-saved-views": noSavedViews,
  "0068-live-dates": liveDates,
  "0069-erased-mails": erasedMails,
};
