import type { DraftFields } from "./draft-fields";
import type { RowKind } from "./gone-rows";

/** The keys of the rows, in order. */
export type RowKeys = Record<RowKind, readonly string[]>;

export function rowKeys({ lines, discounts }: DraftFields): RowKeys {
  return { line: lines.map(({ key }) => key), discount: discounts.map(({ key }) => key) };
}

/**
 * The errors by field of the editor. The server identifies rows by their index in the post; the editor by the keys that
 * they were `sent` with, which stay when an earlier row is removed. Null: nothing was sent from here.
 */
export function errorsByKey(
  errors: Readonly<Record<string, string>>,
  sent: RowKeys | null,
): Readonly<Record<string, string>> {
  if (!sent) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => {
      const [, kind, place, name] = /^(line|discount)-(\d+)-(.+)$/.exec(field) ?? [];
      const key = kind && sent[kind as RowKind][Number(place)];
      return [key ? `${kind}-${key}-${name}` : field, text];
    }),
  );
}
