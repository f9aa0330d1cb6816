/** Characters from the start that are read: a mail with more before its quote is shown whole. */
const MOST_READ = 200_000;
/** Characters of a line that are read. */
const LONGEST_LINE = 500;
/** Lines that a mail program breaks "On Monday, Jan wrote:" into. */
const LINES_OF_ATTRIBUTION = 4;
/** Lines in which the fields above a quoted mail follow each other. */
const LINES_OF_HEAD = 8;
/** Lines that may follow a phone's own signature, such as a link to its app. */
const LINES_BELOW_SIGNATURE = 3;

const SENDER_FIELD = /^\*?(?:From|Van|Von|De|Da|Fra|Från)\s?:/i;
const OTHER_FIELD =
  /^\*?(?:Sent|Date|To|Subject|Cc|Verzonden|Datum|Aan|Onderwerp|Gesendet|An|Betreff|Envoyé|À|Objet)\s?:/i;
const DIVIDER =
  /^-{2,}\s?(?:Original Message|Oorspronkelijk bericht|Doorgestuurd bericht|Forwarded message|Ursprüngliche Nachricht|Message d'origine)\s?-{2,}$/i;
const WROTE = /\b(?:wrote|schreef|geschreven|schrieb)\b|a écrit/i;
/** A date or an address. */
const OF_A_MAIL = /\d\d|<[^<>\s]+@/;
const PHONE_SIGNATURE =
  /^(?:Sent from (?:my|Outlook|Mail|Yahoo|Proton)|(?:Verzonden|Verstuurd) (?:vanaf|met|van|via|vanuit)|Von meinem|Gesendet (?:von|mit)|Envoyé de|Get Outlook|Download Outlook|Outlook voor|Outlook für)/i;

/**
 * The writer's own words, without the mail that they answer and without a signature; all of it if nothing else is left.
 * Lines are read one by one, so that a text takes time in proportion to its length.
 */
export function ownWords(text: string): string {
  const whole = text.slice(0, MOST_READ).split("\n");
  const lines = whole.map((line) => line.slice(0, LONGEST_LINE).trim());
  const end = withoutSignature(lines, withoutQuote(lines, startOfQuotedMail(lines)));
  const isCut = end < lastFilled(lines, lines.length);
  return (isCut ? whole.slice(0, end).join("\n") : text).trim() || text;
}

/** The first line of a mail that is quoted down to the end without a mark on each line. */
function startOfQuotedMail(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    if (DIVIDER.test(line)) return at;
    if (SENDER_FIELD.test(line) && hasOtherFields(lines, at)) return afterRule(lines, at);
    const length = attributionAt(lines, at);
    if (length > 0 && !isQuoted(nextFilled(lines, at + length))) return at;
  }
  return lines.length;
}

function hasOtherFields(lines: readonly string[], at: number): boolean {
  return lines.slice(at + 1, at + LINES_OF_HEAD).filter((line) => OTHER_FIELD.test(line)).length >= 2;
}

/** Outlook draws a rule above the fields. */
function afterRule(lines: readonly string[], at: number): number {
  const above = lines[at - 1] ?? "";
  return /^[_-]{5,}$/.test(above) ? at - 1 : at;
}

/** The number of lines that say who wrote what is quoted below; 0 if there are none. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let length = 1; length <= LINES_OF_ATTRIBUTION; length += 1) {
    const last = lines[at + length - 1];
    if (!last || isQuoted(last)) return 0;
    if (!last.endsWith(":")) continue;
    const whole = lines.slice(at, at + length).join(" ");
    return OF_A_MAIL.test(whole) && (WROTE.test(whole) || last.endsWith(">:")) ? length : 0;
  }
  return 0;
}

/** Quotes between the writer's own lines stay: they answer them one by one. */
function withoutQuote(lines: readonly string[], before: number): number {
  const end = lastFilled(lines, before);
  let start = end;
  while (start > 0 && (isQuoted(lines[start - 1]) || lines[start - 1] === "")) start -= 1;
  if (!lines.slice(start, end).some(isQuoted)) return end;
  const above = lastFilled(lines, start);
  for (let length = 1; length <= LINES_OF_ATTRIBUTION; length += 1) {
    if (above >= length && attributionAt(lines, above - length) === length) return above - length;
  }
  return start;
}

function withoutSignature(lines: readonly string[], before: number): number {
  const dashes = lines.slice(0, before).findLastIndex((line) => line === "--" || line === "—");
  const end = lastFilled(lines, dashes > 0 ? dashes : before);
  const below = lines.slice(0, end).findLastIndex((line) => PHONE_SIGNATURE.test(line));
  return below > 0 && end - below <= LINES_BELOW_SIGNATURE ? below : end;
}

function isQuoted(line: string | undefined): boolean {
  return line?.startsWith(">") ?? false;
}

function nextFilled(lines: readonly string[], from: number): string | undefined {
  return lines.slice(from, from + LINES_OF_HEAD).find((line) => line !== "");
}

function lastFilled(lines: readonly string[], before: number): number {
  let end = before;
  while (end > 0 && lines[end - 1] === "") end -= 1;
  return end;
}
