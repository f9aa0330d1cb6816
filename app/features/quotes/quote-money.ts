import type { Language } from "~/lib/language/language";
import { numberFormat } from "~/lib/text/number-format";

/** "€ 1.234,50" */
export function formatCents(cents: number, language: Language): string {
  return numberFormat(language, { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** "€ 995", "€ 1.234,50" */
export function formatBriefly(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const style = {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return numberFormat(language, style).format(cents / 100);
}

/** "2,5" */
export function formatQuantity(quantity: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(quantity);
}

/** "1234,50" */
export function centsInField(cents: number, language: Language): string {
  const [whole, rest] = (cents / 100).toFixed(2).split(".");
  return `${whole}${language === "nl" ? "," : "."}${rest}`;
}

/** "2,5" */
export function quantityInField(quantity: number, language: Language): string {
  return language === "nl" ? String(quantity).replace(".", ",") : String(quantity);
}

/** "1.499", "1,499.50", "€ 1499", "1.499,-". Three digits after a last point are thousands. Null: no amount. */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/[€\s\u00a0\u202f]/g, "").replace(/(?<=\d)[.,][-–—]{1,2}$/, "");
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const isGrouped = /^[1-9]\d{0,2}(\.\d{3})+$/.test(whole) || /^[1-9]\d{0,2}(,\d{3})+$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return null;
  return Number(`${whole.replace(/[.,]/g, "")}.${decimals || "0"}`);
}

export function readCents(typed: string): number | null {
  const amount = readAmount(typed);
  return amount === null ? null : Math.round(amount * 100);
}

/** Null for anything but a whole number from 1 to 100. */
export function readPercent(typed: string): number | null {
  const percent = readAmount(typed);
  return percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : null;
}

/** Null if zero; if both are, `once` says zero. */
export function formatSums(
  { once_cents, month_cents }: { once_cents: number; month_cents: number },
  language: Language,
): { once: string | null; month: string | null } {
  return {
    once: once_cents > 0 || month_cents === 0 ? formatCents(once_cents, language) : null,
    month: month_cents > 0 ? formatCents(month_cents, language) : null,
  };
}
