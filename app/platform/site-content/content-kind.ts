import type * as z from "zod/mini";

/** Values by name. A text that differs between languages has a name for each, as `price/nl`. */
export type Values = Readonly<Record<string, unknown>>;

/** The fields of a form by name, also those that cannot be published. */
export type Typed = Readonly<Record<string, string>>;

/** Something of the site that the desk can change. One schema per value checks what ships and what is published. */
export interface ContentKind {
  id: string;
  shipped: Values;
  schemas: Readonly<Record<string, z.ZodMiniType>>;
}

/** True if `value` still has the shape that the site can show. */
export function fits(kind: ContentKind, name: string, value: unknown): boolean {
  return name in kind.shipped && kind.schemas[name]?.safeParse(value).success === true;
}

export function fittingValues(kind: ContentKind, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(kind, name, value)));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
