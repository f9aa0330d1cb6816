const UNSEEN = /^[\s\p{Z}\p{Cf}]*$/u;

/** Whether a text consists only of white space and invisible formatting characters. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}
