import type { Db } from "~/lib/db/database.server";
import type { CalendarTargetRow } from "~/lib/db/tables/calendar-copy-tables";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import { collectionsOf, troubleOf } from "../calendar";
import { openAccount } from "../calendar-account.server";
import { listCalendars } from "../calendar-store.server";
import { targetsOf } from "../copies/copy-store.server";
import type { WriteTrouble } from "../copies/write-trouble";
import { feedAddress } from "../feed/calendar-feed.server";
import { findFeed } from "../feed/feed-store.server";
import { AGAIN_PARAM, type CalendarsPage, PROVIDER_PARAM, type ShownCalendar } from "./calendar-page";
import { PROVIDERS, providerAt, providerOf } from "./providers";

interface ReadServices {
  db: Db;
  env: { SITE_URL: string; SESSION_SECRET: string };
}

/** `url`: of the page, which may name a provider, or a calendar to be entered again. */
export async function readCalendars(
  { db, env }: ReadServices,
  url: URL,
  { user, language, now }: { user: { id: string }; language: Language; now: Date },
): Promise<CalendarsPage> {
  const rows = await listCalendars(db, user.id);
  const targets = await targetsOf(
    db,
    rows.map(({ id }) => id),
  );
  const feed = await findFeed(db, { user_id: user.id });
  const again = rows.find(({ id }) => id === url.searchParams.get(AGAIN_PARAM));
  const provider = providerOf(url.searchParams.get(PROVIDER_PARAM)) ?? (again ? providerAt(again.host) : null);
  const preset = PROVIDERS[provider ?? "other"];
  const account = again && openAccount(again, env.SESSION_SECRET);
  return {
    calendars: rows.map((row) =>
      presentCalendar(
        row,
        targets.find(({ id }) => id === row.id),
        { language, now },
      ),
    ),
    feed: feed
      ? {
          address: feedAddress(feed, env),
          showsNames: feed.shows_names === 1,
          fetched: feed.fetched_at === null ? null : momentOf(feed.fetched_at, language),
        }
      : null,
    provider,
    again: again ? { id: again.id, name: again.name } : null,
    served: {
      kind: preset.kind ?? again?.kind ?? "",
      // A secret address is never shown again.
      url: account?.kind === "caldav" ? account.url : preset.url,
      username: again?.username ?? "",
      password: "",
    },
  };
}

function presentCalendar(
  row: CalendarRow,
  target: CalendarTargetRow | undefined,
  { language, now }: { language: Language; now: Date },
): ShownCalendar {
  const { id, kind, name, host, version, read_at, write_url } = row;
  const trouble = troubleOf(row, now);
  const collections = collectionsOf(row).map(({ url, name, isRead }) => ({
    ...{ url, name, isRead },
    isWritten: url === write_url,
  }));
  const writeTrouble = target?.trouble
    ? { code: target.trouble as WriteTrouble, since: momentOf(target.trouble_since ?? target.due_at, language) }
    : null;
  return {
    ...{ id, kind, name, host, version },
    read: read_at === null ? null : momentOf(read_at, language),
    trouble: trouble && { code: trouble.code, since: momentOf(trouble.since, language) },
    collections: kind === "caldav" ? collections : null,
    writes: write_url === null ? null : { trouble: writeTrouble },
  };
}
