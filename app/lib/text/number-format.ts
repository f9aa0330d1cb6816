import { type Language, LOCALES } from "~/lib/language/language";

/** Creating one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  formats.set(key, format);
  return format;
}

/** "1.234". */
export function formatCount(count: number, language: Language): string {
  return numberFormat(language).format(count);
}
