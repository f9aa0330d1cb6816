interface Pressed {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  isComposing: boolean;
}

/** The `keyCode` that browsers report for a key that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key press sends what is typed: Enter without Shift, unless it picks a word of an input method. Safari ends
 * the composition before it reports that key, so that only its `keyCode` gives it away.
 */
export function isSendKey({ key, keyCode, shiftKey, isComposing }: Pressed): boolean {
  return key === "Enter" && !shiftKey && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD;
}
