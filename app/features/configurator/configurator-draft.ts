import { v4 as uuidv4 } from "uuid";
import * as z from "zod/mini";
import { answersFrom, fieldsOf } from "./configurator-fields";
import type { ConfiguratorMode } from "./configurator-state";
import type { Answers } from "./wizard";

/** A configuration that is being made: it survives a reload and a closed tab, in this browser. */
export interface ConfiguratorDraft {
  /** Stays the same from the first attempt on as long as the content does, so that the server keeps it once. */
  submissionId: string;
  answers: Answers;
  /** The content that was sent under this id; null before. */
  sent: string | null;
}

const draftSchema = z.object({
  submissionId: z.guid(),
  fields: z.record(z.string(), z.unknown()),
  sent: z.nullable(z.string()),
});

export const storageKey = (mode: ConfiguratorMode | "*") => `configurator:${mode}`;

export function newDraft(answers: Answers): ConfiguratorDraft {
  return { submissionId: uuidv4(), answers, sent: null };
}

/** The draft of this browser; null when there is none, or it cannot be read. */
export function readDraft(mode: ConfiguratorMode): ConfiguratorDraft | null {
  try {
    const { submissionId, fields, sent } = z.parse(
      draftSchema,
      JSON.parse(localStorage.getItem(storageKey(mode)) ?? "null"),
    );
    const answers = answersFrom(fields);
    // Another tab may have started with the same one: an id that was not sent yet is replaced.
    return sent === null ? newDraft(answers) : { submissionId, answers, sent };
  } catch {
    return null;
  }
}

export function keepDraft(mode: ConfiguratorMode, { submissionId, answers, sent }: ConfiguratorDraft): void {
  try {
    localStorage.setItem(storageKey(mode), JSON.stringify({ submissionId, fields: fieldsOf(answers), sent }));
  } catch {
    // Storage is blocked or full: the answers live as long as the document.
  }
}

export function dropDraft(mode: ConfiguratorMode): void {
  try {
    localStorage.removeItem(storageKey(mode));
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
