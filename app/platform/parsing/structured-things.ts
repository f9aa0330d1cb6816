import type { StructuredThing } from "./page-facts.ts";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

const MOST_THINGS = 50;
const DEEPEST = 8;
/** Characters. */
const LONGEST = 200;

type Json = Record<string, unknown>;

/** Reads a block of JSON-LD. Null if it is no JSON. */
export function structuredThings(source: string): StructuredThing[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    return null;
  }
  const things: StructuredThing[] = [];
  collect(parsed, things, 0);
  return things;
}

function collect(value: unknown, things: StructuredThing[], depth: number): void {
  if (depth > DEEPEST || things.length >= MOST_THINGS) return;
  if (Array.isArray(value)) for (const item of value.slice(0, MOST_THINGS)) collect(item, things, depth + 1);
  if (!isJson(value)) return;
  if (value["@type"] !== undefined) things.push(thingOf(value));
  for (const key of ["@graph", "mainEntity", "publisher", "provider", "about", "author"]) {
    collect(value[key], things, depth + 1);
  }
}

function thingOf(value: Json): StructuredThing {
  const addresses = [value.address].flat();
  const address = addresses.find(isJson) ?? {};
  return {
    types: [value["@type"]].flat().flatMap((type) => textOf(type) ?? []),
    name: textOf(value.name),
    telephone: textOf(value.telephone) ?? contactPhone(value.contactPoint),
    street: textOf(address.streetAddress) ?? textOf(addresses[0]),
    postalCode: textOf(address.postalCode),
    locality: textOf(address.addressLocality),
    hasHours: value.openingHours !== undefined || value.openingHoursSpecification !== undefined,
    vat: textOf(value.vatID) ?? textOf(value.taxID),
  };
}

function contactPhone(value: unknown): string | null {
  const point = [value].flat().find(isJson);
  return point ? textOf(point.telephone) : null;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" ? text.trim().slice(0, LONGEST) : null;
}
