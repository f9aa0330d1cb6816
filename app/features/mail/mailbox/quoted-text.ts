import EmailReplyParser from "email-reply-parser";

/** Characters. The parser takes time that grows faster than the text. */
const LONGEST = 20_000;

/** What somebody wrote themselves, without the mail that they answer and without their signature; all of it if nothing else is left. */
export function ownWords(text: string): string {
  if (text.length > LONGEST) return text;
  return new EmailReplyParser().read(text).getVisibleText().trim() || text;
}
