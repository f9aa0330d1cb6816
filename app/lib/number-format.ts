import { type Language, LOCALES } from "./language/language";

/** By language and options: creating one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

/** How `language` writes numbers. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  formats.set(key, format);
  return format;
}

/** A formatted number: "1.234". */
export function sayCount(count: number, language: Language): string {
  return numberFormat(language).format(count);
}
