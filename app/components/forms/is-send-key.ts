interface Pressed {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  isComposing: boolean;
}

/** The `keyCode` that browsers report for a key that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Safari ends a composition before it reports its Enter: only the `keyCode` gives that away. */
export function isSendKey({ key, keyCode, shiftKey, isComposing }: Pressed): boolean {
  return key === "Enter" && !shiftKey && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD;
}
