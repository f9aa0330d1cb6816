import * as z from "zod/mini";
import { optionalLines } from "~/components/forms/text-field";
import type { Tx } from "~/lib/db/database.server";
import type { ProjectItemRow } from "~/lib/db/tables/project-tables";
import { changeProject, type LockedProject, type ProjectActor, type ProjectServices } from "./change-project.server";
import { PROJECT_BOUNDS } from "./project";
import { countFiles } from "./project-files-store.server";
import { updateItem } from "./project-store.server";

/**
 * `conflict`: another tab or person has changed it since the version that was seen. `closed`: the project is live or
 * stopped. None of these stores anything, and neither does `invalid`.
 */
export type Given = "changed" | "conflict" | "closed" | "invalid" | "gone";

const text = optionalLines(PROJECT_BOUNDS.text);

/** `version`: the one that the form showed, null where it is not known. The same text again changes nothing. */
export async function giveText(
  services: ProjectServices,
  project: string,
  { item: id, text: typed, version }: { item: string; text: unknown; version: number | null },
  actor: ProjectActor,
): Promise<Given> {
  const parsed = z.safeParse(text, typed);
  if (!parsed.success || typeof typed !== "string") return "invalid";
  const outcome = await changeProject<"conflict" | "closed" | "same" | "gone">(
    services,
    project,
    actor,
    async (tx, locked) => {
      const item = locked.items.find((each) => each.id === id);
      if (!item) return "gone";
      if (isClosed(locked)) return "closed";
      if (item.text === parsed.data) return "same";
      if (version !== null && version !== item.version) return "conflict";
      await updateGiven(tx, item, parsed.data, actor);
      return { action: { action: "project.item", detail: { item: item.title ?? item.name } } };
    },
  );
  return outcome === "same" ? "changed" : outcome;
}

export function isClosed({ project }: Pick<LockedProject, "project">): boolean {
  return project.state === "live" || project.state === "stopped";
}

/** An item is given with a text or a file; the desk need not look at its own. One that is not asked for stays so. */
export async function updateGiven(
  tx: Tx,
  item: ProjectItemRow,
  given: string | null,
  { by, now }: ProjectActor,
): Promise<void> {
  const hasAny = given !== null || (await countFiles(tx, item.id)) > 0;
  const good = by === "customer" ? "given" : "accepted";
  const state = item.state === "withdrawn" ? "withdrawn" : hasAny ? good : "open";
  const giver = { given_by: giverOf(by), given_at: now.toISOString() };
  // The moment stays, so that an item that was emptied is known from one that was never given.
  await updateItem(tx, item, { text: given, state, ...(hasAny ? giver : { given_by: null }) });
}

/** The name under which something given is stored: "customer", or the e-mail address of a user. */
export function giverOf(by: ProjectActor["by"]): string {
  return typeof by === "string" ? by : by.email;
}
