/** Without the marks of answers and forwarding, in lower case: two mails with this in common are about one topic. */
export function topicOf(subject: string): string {
  return withoutMarks(subject).toLowerCase();
}

/** As an answer to a mail about this. */
export function answerSubject(subject: string): string {
  return `Re: ${withoutMarks(subject)}`;
}

function withoutMarks(subject: string): string {
  const marks =
    /^\s*(?:(?:re|antw|antwoord|aw|sv|vs|ref|fw|fwd|doorst|doorgestuurd|wg|tr)\s*(?:\[\d+\])?\s*[:：]\s*)+/i;
  return subject.replace(marks, "").replace(/\s+/g, " ").trim();
}
