import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { AgendaBlockRow } from "~/lib/db/tables/tool-tables";
import type { Language } from "~/lib/language/language";
import { formatDay, formatTime, momentOf } from "~/lib/time/clock";
import { addDays, dayOf, timeOf } from "~/lib/time/zoned-time";
import { bookedDuring } from "../appointment-store.server";
import type { ShownBlock } from "./block";
import { listBlocks } from "./block-store.server";

export async function readBlocks(db: Db, { language, now }: { language: Language; now: Date }): Promise<ShownBlock[]> {
  const blocks = await listBlocks(db, now.toISOString());
  const [first] = blocks;
  const [endsAt = ""] = blocks
    .map(({ ends_at }) => ends_at)
    .toSorted()
    .toReversed();
  const booked = first ? await bookedDuring(db, { startsAt: first.starts_at, endsAt }) : [];
  return blocks.map((block) => ({
    id: block.id,
    text: formatStretch(block, language),
    note: block.note,
    by: block.user_email,
    appointments: booked
      .filter(({ starts_at, ends_at }) => starts_at < block.ends_at && ends_at > block.starts_at)
      .map(({ id, name, starts_at }) => ({ id, name, moment: momentOf(starts_at, language) })),
  }));
}

/** "di 24 nov 2026, hele dag", "di 24 nov 2026, 12:00 – 17:00", "di 24 nov 2026 – vr 27 nov 2026". */
function formatStretch({ starts_at, ends_at }: AgendaBlockRow, language: Language): string {
  const { wholeDay } = deskWords[language].agendaBlocks.list;
  const [from, until] = [timeOf(starts_at), timeOf(ends_at)];
  const firstDay = dayOf(starts_at);
  // A block that ends at midnight ends on the day before.
  const lastDay = until === "00:00" ? addDays(dayOf(ends_at), -1) : dayOf(ends_at);
  const isWhole = from === "00:00" && until === "00:00";
  const endOfDay = until === "00:00" ? "24:00" : until;
  const [first, last] = [formatDay(firstDay, language), formatDay(lastDay, language)];
  if (firstDay === lastDay) return `${first}, ${isWhole ? wholeDay : `${formatTime(from)} – ${formatTime(endOfDay)}`}`;
  return isWhole ? `${first} – ${last}` : `${first}, ${formatTime(from)} – ${last}, ${formatTime(endOfDay)}`;
}
