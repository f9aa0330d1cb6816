import type { DraftFields } from "./draft-fields";
import type { RowKind } from "./gone-rows";

export type RowKeys = Record<RowKind, readonly string[]>;

export function rowKeys({ lines, discounts }: DraftFields): RowKeys {
  return { line: lines.map(({ key }) => key), discount: discounts.map(({ key }) => key) };
}

/** The server knows rows by index, the editor by key. `sent` null: nothing was sent from here. */
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
