/** The two joiners and the tags of flags stay: emoji, Persian and Hindi need them. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])(?=\p{DI})\p{Cf}/gu;

export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}
