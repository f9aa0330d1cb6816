const UNSEEN = /^[\s\p{Z}\p{Cf}]*$/u;

/** Whether a text holds nothing but white space and marks that only steer how text is shown. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}
