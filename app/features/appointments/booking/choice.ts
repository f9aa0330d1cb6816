import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type AppointmentPlace,
  PLACES_OF,
  travelTo,
} from "~/content/appointment-kinds";
import type { Planned } from "../slots.server";

/** The parameters of the page, in the place of the fields of the form. */
export const CHOICE_PARAMS = { kind: "soort", place: "waar", town: "plaats", project: "project" } as const;

/** The choices that come before a moment. Empty texts are left to the kind. */
export interface Choice {
  kind: AppointmentKind;
  place: AppointmentPlace | "";
  town: string;
  /** The token of the page of a project. */
  project: string;
}

/** `next` has to be asked before a moment can be chosen; null for nothing more. */
export interface Choosing {
  kinds: readonly AppointmentKind[];
  choice: Choice;
  next: "kind" | "place" | null;
}

/** `asked` has the names of the fields. */
export function choosing(asked: Readonly<Record<string, unknown>>, kinds: readonly AppointmentKind[]): Choosing {
  const text = (name: keyof Choice) => (typeof asked[name] === "string" ? asked[name].trim() : "");
  const known = kinds.find((kind) => kind === text("kind"));
  const kind = known ?? kinds[0] ?? APPOINTMENT_KINDS[1];
  const places = PLACES_OF[kind];
  const usual = places.length === 1 ? places[0] : undefined;
  const place: Choice["place"] = places.find((each) => each === text("place")) ?? usual ?? "";
  const choice = { kind, place, town: text("town"), project: text("project") };
  if (!known && kinds.length > 1) return { kinds, choice, next: "kind" };
  // A meeting is at the office, or becomes a call by its number.
  const isOpen = place === "" ? kind !== "meet" : place === "customer" && choice.town === "";
  return { kinds, choice, next: isOpen ? "place" : null };
}

export function askedIn(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CHOICE_PARAMS).flatMap(([name, param]) => {
      const value = params.get(param);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The address of a choice, without its page. */
export function choiceQuery(choice: Partial<Choice>): string {
  const params = Object.entries(CHOICE_PARAMS).flatMap(([name, param]) => {
    const value = choice[name as keyof Choice];
    return value ? [[param, value]] : [];
  });
  return `?${new URLSearchParams(params)}`;
}

export function plannedBy({ kind, place, town }: Pick<Choice, "kind" | "place" | "town">): Planned {
  return { kind, travel: place === "customer" ? travelTo(town) : 0 };
}
