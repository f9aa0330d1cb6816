interface Pressed {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  isComposing: boolean;
}

/** What browsers say of a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a press of a key sends what is typed: Enter, without Shift, and not to choose a word of an input method. Safari
 * ends the word before it tells of the key that did, which then only its code gives away.
 */
export function isSendKey({ key, keyCode, shiftKey, isComposing }: Pressed): boolean {
  return key === "Enter" && !shiftKey && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD;
}
