import { v4 as uuidv4, v5 as uuidv5 } from "uuid";
import * as z from "zod/mini";
import { draftStore } from "~/components/forms/draft-store";
import { answersFrom, fieldsOf, hasAnswers } from "./configurator-fields";
import type { ConfiguratorMode } from "./configurator-state";
import { NOT_BEGUN } from "./counted-steps";
import type { Answers } from "./wizard";

export interface ConfiguratorDraft {
  /** Anew after each success. */
  id: string;
  answers: Answers;
  step: number;
  /** Index in `COUNTED_STEPS`. */
  counted: number;
  /** Goes out as soon as there is a connection. */
  isWaiting: boolean;
  /** Answers as `contentOf` writes them; null if no link was mailed. */
  mailed: string | null;
}

const draftSchema = z.object({
  id: z.guid(),
  fields: z.record(z.string(), z.unknown()),
  step: z.int(),
  counted: z._default(z.int(), NOT_BEGUN),
  isWaiting: z.boolean(),
  mailed: z._default(z.nullable(z.string()), null),
});

const store = draftStore(() => localStorage, "configurator:");

export const storageKey: (mode: ConfiguratorMode | "*") => string = store.keyOf;

export function newDraft(answers: Answers, step: number): ConfiguratorDraft {
  return { id: uuidv4(), answers, step, counted: NOT_BEGUN, isWaiting: false, mailed: null };
}

export function contentOf(answers: Answers): string {
  return JSON.stringify(fieldsOf(answers));
}

/** It has answers that no mailed link opens, or is still to be sent. */
export function isOnlyHere({ answers, isWaiting, mailed }: ConfiguratorDraft): boolean {
  return isWaiting || (hasAnswers(answers) && contentOf(answers) !== mailed);
}

/** Same content, same id: the server stores it once. Other content gets another id, so that none is dropped. */
export function submissionIdOf({ id }: ConfiguratorDraft, content: object): string {
  return uuidv5(JSON.stringify(content), id);
}

/** null if there is none or it cannot be read. */
export function readDraft(mode: ConfiguratorMode): ConfiguratorDraft | null {
  const { data: kept } = z.safeParse(draftSchema, store.read(mode));
  if (!kept) return null;
  const { fields, ...rest } = kept;
  return { ...rest, answers: answersFrom(fields) };
}

export function saveConfiguratorDraft(mode: ConfiguratorMode, { answers, ...rest }: ConfiguratorDraft): void {
  store.keep(mode, { ...rest, fields: fieldsOf(answers) });
}

export const dropDraft: (mode: ConfiguratorMode) => void = store.drop;
