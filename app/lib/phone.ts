const DUTCH = "31";

/**
 * The digits of a typed phone number with its country code, in the form of `https://wa.me/`: "06 12 34 56 78" and "+31
 * (0)6-12345678" give "31612345678". A number without a country code is Dutch. Null when it is not a single number
 * (E.164: 8 to 15 digits).
 */
export function internationalDigits(typed: string): string | null {
  const text = typed.trim().replace(/\(0\)/g, "");
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const full = withCountryCode(digits, text.startsWith("+"));
  return /^[1-9]\d{7,14}$/.test(full) ? full : null;
}

function withCountryCode(digits: string, isInternational: boolean): string {
  if (isInternational) return digits.replace(/^310/, DUTCH);
  if (digits.startsWith("00")) return digits.slice(2).replace(/^310/, DUTCH);
  if (digits.startsWith("0")) return DUTCH + digits.slice(1);
  if (/^6\d{8}$/.test(digits)) return DUTCH + digits;
  return digits;
}
