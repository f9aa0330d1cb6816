import type { Language } from "~/lib/language/language";
import { numberFormat } from "~/lib/number-format";

/** Cents as they are written: "€ 1.234,50". */
export function sayCents(cents: number, language: Language): string {
  return numberFormat(language, { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** A quantity as it is written: "2,5". */
export function sayQuantity(quantity: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(quantity);
}

/** Cents as they are written in a field: "1234,50". */
export function centsInField(cents: number, language: Language): string {
  const [whole, rest] = (cents / 100).toFixed(2).split(".");
  return `${whole}${language === "nl" ? "," : "."}${rest}`;
}

/** A quantity as it is written in a field: "2,5". */
export function quantityInField(quantity: number, language: Language): string {
  return language === "nl" ? String(quantity).replace(".", ",") : String(quantity);
}

/**
 * A number as people type it, in either language: "1.499", "1.499,50", "1,499.50", "€ 1499", "1.499,-". Its last point
 * or comma precedes the decimals, unless three digits follow it or it occurs more than once. Null if it is below zero,
 * or not a number of at most two decimals ("0,005" is not, while "5,000" is five thousand).
 */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/[€\s\u00a0\u202f]/g, "").replace(/(?<=\d)[.,][-–—]{1,2}$/, "");
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const isGrouped = /^[1-9]\d{0,2}(\.\d{3})+$/.test(whole) || /^[1-9]\d{0,2}(,\d{3})+$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return null;
  return Number(`${whole.replace(/[.,]/g, "")}.${decimals || "0"}`);
}

/** The same in cents. */
export function readCents(typed: string): number | null {
  const amount = readAmount(typed);
  return amount === null ? null : Math.round(amount * 100);
}

/** A discount in percent: a whole number from 1 to 100. Null for anything else. */
export function readPercent(typed: string): number | null {
  const percent = readAmount(typed);
  return percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : null;
}

/** What is paid once and per month, in words, each null if zero; if both are, once says zero. */
export function saySums(
  { once_cents, month_cents }: { once_cents: number; month_cents: number },
  language: Language,
): { once: string | null; month: string | null } {
  return {
    once: once_cents > 0 || month_cents === 0 ? sayCents(once_cents, language) : null,
    month: month_cents > 0 ? sayCents(month_cents, language) : null,
  };
}
