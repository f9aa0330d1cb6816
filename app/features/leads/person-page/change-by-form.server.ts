import type { By } from "~/lib/audit/audit-store.server";
import { mergePeople, undoMerge } from "../duplicates/merge-people.server";
import { refuseMatch, splitLead } from "../duplicates/split-people.server";
import type { PeopleChanged, PeopleServices } from "./change-people.server";

/** `conflict` for an unknown form. */
export function changeByForm(
  services: PeopleServices,
  person: string,
  fields: Readonly<Record<string, unknown>>,
  by: By,
): Promise<PeopleChanged> {
  const pair = [person, String(fields.other)] as const;
  switch (fields.do) {
    case "merge":
      return mergePeople(services, pair, { ...by, isDespiteRefusal: fields.despite === "refusal" });
    case "refuse":
      return refuseMatch(services, pair, by);
    case "undo":
      return undoMerge(services, String(fields.merge), by);
    case "split":
      return splitLead(services, { person, lead: String(fields.lead) }, by);
    default:
      return Promise.resolve("conflict");
  }
}
