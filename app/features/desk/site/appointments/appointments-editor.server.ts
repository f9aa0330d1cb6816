import * as z from "zod/mini";
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type KindSettings,
  shippedAppointments,
  type Town,
} from "~/content/appointment-kinds";
import type { Language } from "~/lib/language/language";
import { hoursInShort } from "~/lib/time/opening-hours";
import { oneLine, presentFields, readFields, schemasOf } from "../check-field.server";
import { declareEditor, type Reading } from "../declare-editor.server";
import { readWeek, weekFields, weekSchema } from "../hours/hours-editor.server";
import type { SiteWords } from "../site-editor";
import { ALL_FIELDS, kindFields, MOST_TOWNS, TOWN_FIELDS, townPrefix } from "./appointment-fields";

/** A shorter appointment would make more moments than a page can show. */
const FEWEST_MINUTES = 5;
const BLANK_TOWN: Town = { name: "", minutes: 0 };
const townPrefixes = Array.from({ length: MOST_TOWNS }, (_, index) => townPrefix(index));

export const appointmentsEditor = declareEditor({
  id: "appointments",
  shipped: { ...shippedAppointments },
  fields: ALL_FIELDS,
  schemas: {
    ...Object.fromEntries(APPOINTMENT_KINDS.map((kind) => [kind, kindSchema(kind)])),
    towns: z.array(z.strictObject(schemasOf(TOWN_FIELDS, { ...BLANK_TOWN }))).check(z.maxLength(MOST_TOWNS)),
  },
  more: (values) =>
    Object.assign(
      {},
      ...APPOINTMENT_KINDS.map((kind) => weekFields(kind, (values[kind] as KindSettings).hours)),
      ...(values.towns as Town[]).map((town, index) => presentFields(TOWN_FIELDS, { ...town }, townPrefix(index))),
    ),
  complete: ({ typed, values, errors }) => {
    for (const kind of APPOINTMENT_KINDS) {
      const settings = values[kind] as KindSettings;
      settings.hours = readWeek(kind, typed, errors);
      const { minutes } = settings;
      if (minutes < FEWEST_MINUTES) errors[`${kind}.minutes`] ??= "short";
    }
    values.towns = readTowns(typed, errors);
  },
  present: (name, value, words, language) => {
    if (name === "towns") {
      const towns = (value as readonly Town[]).map((town) => `${town.name} ${town.minutes}`);
      return towns.join(", ") || words.appointments.none;
    }
    const isKind = APPOINTMENT_KINDS.some((kind) => kind === name);
    return isKind ? presentKind(value as KindSettings, words, language) : null;
  },
});

function kindSchema(kind: AppointmentKind) {
  const { hours: _hours, ...plain } = shippedAppointments[kind];
  const parts = kindFields(kind).map((field) => ({ ...field, path: field.path.slice(kind.length + 1) }));
  return z.strictObject({ ...schemasOf(parts, plain), hours: weekSchema });
}

function presentKind(settings: KindSettings, { appointments: words }: SiteWords, language: Language): string {
  const { isOn, isPublic, minutes, bufferMinutes, noticeHours, hours } = settings;
  if (!isOn) return words.off;
  return [
    isPublic ? words.on : words.forCustomers,
    `${minutes} + ${bufferMinutes} min`,
    `${words.parts.noticeHours.toLowerCase()} ${noticeHours}`,
    hours.length > 0 ? hoursInShort(hours, language) : words.usualHours,
  ].join(" · ");
}

function readTowns(typed: Reading["typed"], errors: Reading["errors"]): Town[] {
  return townPrefixes.flatMap((prefix) => {
    const isBlank = TOWN_FIELDS.every(({ path }) => oneLine(typed[prefix + path] ?? "") === "");
    if (isBlank) return [];
    const town: Record<string, unknown> = { ...BLANK_TOWN };
    Object.assign(errors, readFields(TOWN_FIELDS, typed, town, { prefix }));
    return [town as unknown as Town];
  });
}
