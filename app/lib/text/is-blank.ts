const UNSEEN = /^[\s\p{Z}\p{Cf}]*$/u;

export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}
