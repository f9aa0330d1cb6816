import fc from "fast-check";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";

/** An event by what it means, of which a calendar and, apart from that, its busy minutes follow. */
interface EventModel {
  zone: (typeof ZONES)[number];
  /** Days from the first of the window, and minutes of that day. */
  day: number;
  minute: number;
  length: number;
  isWholeDay: boolean;
  rule: RuleModel | null;
  /** Numbers of occurrences. */
  excluded: number[];
  moved: { occurrence: number; by: number; isCancelled: boolean } | null;
  state: "busy" | "transparent" | "cancelled" | "tentative" | "declined" | "accepted";
}

interface RuleModel {
  text: string;
  interval: number;
  end: { count: number } | { days: number } | null;
}

/** A zone as a calendar names it, and its place. */
const ZONES = [
  { named: "TZID=Europe/Amsterdam", place: "Europe/Amsterdam" },
  { named: "TZID=W. Europe Standard Time", place: "Europe/Berlin" },
  { named: "TZID=America/New_York", place: "America/New_York" },
  { named: "TZID=/mozilla.org/20050126_1/Asia/Kolkata", place: "Asia/Kolkata" },
  { named: "", place: "Europe/Amsterdam" },
  { named: "Z", place: "UTC" },
] as const;

const RULES = [
  "FREQ=DAILY",
  "FREQ=DAILY;BYDAY=MO,WE,FR",
  "FREQ=WEEKLY",
  "FREQ=WEEKLY;BYDAY=TU,TH",
  "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;WKST=SU",
  "FREQ=MONTHLY",
  "FREQ=MONTHLY;BYDAY=2TU,-1FR",
  "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
  "FREQ=YEARLY",
] as const;

const rules: fc.Arbitrary<RuleModel> = fc.record({
  text: fc.constantFrom(...RULES),
  interval: fc.integer({ min: 1, max: 3 }),
  end: fc.oneof(
    fc.constant(null),
    fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ days: fc.integer({ min: 0, max: 100 }) }),
  ),
});

export const eventModels: fc.Arbitrary<EventModel> = fc.record({
  zone: fc.constantFrom(...ZONES),
  day: fc.integer({ min: -90, max: 45 }),
  minute: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  length: fc.oneof(
    fc.integer({ min: 1, max: 16 }).map((n) => n * 15),
    fc.integer({ min: 1, max: 40 }).map((n) => n * 60),
  ),
  isWholeDay: fc.boolean(),
  rule: fc.option(rules),
  excluded: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
  moved: fc.option(
    fc.record({
      occurrence: fc.integer({ min: 0, max: 20 }),
      by: fc.integer({ min: -40, max: 40 }).map((n) => n * 60),
      isCancelled: fc.boolean(),
    }),
  ),
  state: fc.constantFrom("busy", "busy", "busy", "tentative", "accepted", "transparent", "cancelled", "declined"),
});

const MINUTE = 60_000;
const SEARCHED_DAYS = 200;

/** Milliseconds since 1970, if the hands of the clock showed UTC. */
type Hands = number;

/** The starts of all occurrences, in order, by the recurrences of another library than the product's. */
function startsOf(model: EventModel, firstDay: string): Hands[] {
  const start = startOf(model, firstDay);
  if (!model.rule) return [start];
  const rule = ICAL.Recur.fromString(ruleText(model.rule));
  const end = model.rule.end;
  const first = new Date(start);
  const iterator = rule.iterator(
    new ICAL.Time(
      {
        ...{ year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: first.getUTCDate() },
        ...{ hour: first.getUTCHours(), minute: first.getUTCMinutes(), second: 0 },
      },
      ICAL.Timezone.utcTimezone,
    ),
  );
  const starts = new Set([start]);
  const last = Math.min(
    Date.parse(`${firstDay}T00:00Z`) + SEARCHED_DAYS * 24 * 60 * MINUTE,
    end && "days" in end ? start + end.days * 24 * 60 * MINUTE : Number.POSITIVE_INFINITY,
  );
  for (let step = 0; !(end && "count" in end) || step < end.count; step += 1) {
    const next = iterator.next();
    const hands = next && Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute);
    if (!hands || hands > last) break;
    starts.add(hands);
  }
  return [...starts].sort((one, other) => one - other);
}

/** A first day that its rule does not have counts in one library and not in another: such rules begin on a Monday. */
function startOf({ day, minute, isWholeDay, rule }: EventModel, firstDay: string): Hands {
  const start = Date.parse(`${firstDay}T00:00Z`) + (day * 24 * 60 + (isWholeDay ? 0 : minute)) * MINUTE;
  if (!rule?.text.startsWith("FREQ=DAILY;BYDAY=MO")) return start;
  return start + ((8 - new Date(start).getUTCDay()) % 7) * 24 * 60 * MINUTE;
}

function ruleText({ text, interval }: RuleModel): string {
  return `${text};INTERVAL=${interval}`;
}

interface Occurrence {
  start: Hands;
  end: Hands;
}

/** The occurrences in which its user is busy. */
function occurrencesOf(model: EventModel, firstDay: string): Occurrence[] {
  if (["transparent", "cancelled", "declined"].includes(model.state)) return [];
  const length = lengthOf(model);
  return startsOf(model, firstDay).flatMap((start, index) => {
    const isMoved = model.rule !== null && model.moved?.occurrence === index;
    if (isMoved && model.moved) {
      if (model.moved.isCancelled) return [];
      const moved = start + shiftOf(model) * MINUTE;
      return [{ start: moved, end: moved + length }];
    }
    if (model.rule !== null && model.excluded.includes(index)) return [];
    return [{ start, end: start + length }];
  });
}

function lengthOf({ isWholeDay, length }: EventModel): number {
  return isWholeDay ? Math.ceil(length / 1440) * 1440 * MINUTE : length * MINUTE;
}

function shiftOf({ moved, isWholeDay }: EventModel): number {
  const by = moved?.by ?? 0;
  return isWholeDay ? Math.round(by / 60) * 1440 : by;
}

/** Milliseconds since 1970. */
function momentOf(hands: Hands, { zone, isWholeDay }: EventModel): number {
  const place = isWholeDay ? "Europe/Amsterdam" : zone.place;
  return Temporal.PlainDateTime.from(new Date(hands).toISOString().slice(0, 16)).toZonedDateTime(place)
    .epochMilliseconds;
}

/** One byte a minute from midnight of `firstDay` in UTC: 1 if an event takes it. */
export function busyMinutes(models: readonly EventModel[], firstDay: string, days: number): Uint8Array {
  const minutes = new Uint8Array(days * 24 * 60);
  const first = Date.parse(`${firstDay}T00:00Z`);
  for (const model of models) {
    for (const { start, end } of occurrencesOf(model, firstDay)) {
      const [from, until] = [momentOf(start, model), momentOf(end, model)].map((at) => (at - first) / MINUTE) as [
        number,
        number,
      ];
      for (let minute = Math.max(0, from); minute < Math.min(until, minutes.length); minute += 1) minutes[minute] = 1;
    }
  }
  return minutes;
}

/** The lines of the VEVENTs of a model. */
export function eventLines(model: EventModel, uid: string, firstDay: string): string[] {
  const starts = startsOf(model, firstDay);
  const [start = 0] = [startOf(model, firstDay)];
  const stated = {
    ...{
      busy: [],
      tentative: ["STATUS:TENTATIVE"],
      cancelled: ["STATUS:CANCELLED"],
      transparent: ["TRANSP:TRANSPARENT"],
    },
    declined: ["ATTENDEE;PARTSTAT=DECLINED:mailto:anna@weef.example", "ATTENDEE:mailto:bob@weef.example"],
    accepted: [
      "ATTENDEE;PARTSTAT=ACCEPTED:mailto:anna@weef.example",
      "ATTENDEE;PARTSTAT=DECLINED:mailto:bob@weef.example",
    ],
  }[model.state];
  const times = (from: Hands) => [time("DTSTART", from, model), time("DTEND", from + lengthOf(model), model)];
  const end = model.rule?.end;
  const until = end && "days" in end ? `;UNTIL=${untilText(start + end.days * 24 * 60 * MINUTE, model)}` : "";
  const count = end && "count" in end ? `;COUNT=${end.count}` : "";
  const master = [
    `UID:${uid}`,
    ...times(start),
    ...(model.rule ? [`RRULE:${ruleText(model.rule)}${until}${count}`] : []),
    ...(model.rule
      ? model.excluded.flatMap((index) => (starts[index] === undefined ? [] : [time("EXDATE", starts[index], model)]))
      : []),
    ...stated,
  ];
  const original = model.rule && model.moved ? starts[model.moved.occurrence] : undefined;
  if (original === undefined || !model.moved) return [master.join("\n")];
  const override = [
    `UID:${uid}`,
    time("RECURRENCE-ID", original, model),
    ...times(original + shiftOf(model) * MINUTE),
    ...(model.moved.isCancelled ? ["STATUS:CANCELLED"] : stated),
  ];
  return [master.join("\n"), override.join("\n")];
}

function time(name: string, hands: Hands, { zone, isWholeDay }: EventModel): string {
  const text = new Date(hands).toISOString().replace(/[-:]/g, "");
  if (isWholeDay) return `${name};VALUE=DATE:${text.slice(0, 8)}`;
  if (zone.named === "Z") return `${name}:${text.slice(0, 15)}Z`;
  return `${name}${zone.named && ";"}${zone.named}:${text.slice(0, 15)}`;
}

function untilText(hands: Hands, model: EventModel): string {
  if (model.isWholeDay) return new Date(hands).toISOString().slice(0, 10).replaceAll("-", "");
  // RFC 5545: in UTC if the start has a zone, else as the start.
  const moment = model.zone.named === "" ? hands : momentOf(hands, model);
  const text = new Date(moment).toISOString().replace(/[-:]/g, "").slice(0, 15);
  return model.zone.named === "" ? text : `${text}Z`;
}
