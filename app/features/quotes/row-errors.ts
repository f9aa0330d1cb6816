import type { DraftFields } from "./draft-fields";
import type { RowKind } from "./gone-rows";

/** The keys of the rows, in order. */
export type RowKeys = Record<RowKind, readonly string[]>;

export function rowKeys({ lines, discounts }: DraftFields): RowKeys {
  return { line: lines.map(({ key }) => key), discount: discounts.map(({ key }) => key) };
}

/**
 * What is wrong, by the fields of the editor. The server tells rows apart by their places in what was sent; here they have
 * kept the keys that they were `sent` with, also after one before them was taken away. Null: nothing was sent from here.
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
