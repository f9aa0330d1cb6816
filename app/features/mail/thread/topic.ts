import { MAIL_BOUNDS } from "./writing";

/** Characters that count of a subject: each may take two, and an answer has as many of them. */
const LONGEST = 70;
const MARK = "Re: ";

/** The subject without the marks of answers and forwarding, in lower case: two mails with this in common are about one topic. */
export function topicOf(subject: string): string {
  return [...withoutMarks(subject).toLowerCase()].slice(0, LONGEST).join("").trim();
}

/** The subject of an answer. */
export function answerSubject(subject: string): string {
  const answered = withoutMarks(subject);
  const isShort = answered.length <= MAIL_BOUNDS.subject - MARK.length;
  return MARK + (isShort ? answered : `${[...answered].slice(0, LONGEST).join("")}…`);
}

function withoutMarks(subject: string): string {
  const marks =
    /^\s*(?:(?:re|antw|antwoord|aw|sv|vs|ref|fw|fwd|doorst|doorgestuurd|wg|tr)\s*(?:\[\d+\]\s*)?[:：]\s*)+/i;
  return subject.replace(marks, "").replace(/\s+/g, " ").trim();
}
