/** Runs in the browser: the words that start on one line and end on another. */
export function brokenWords(parts: Element[]): string[] {
  const range = document.createRange();
  return parts.flatMap((part) => {
    const texts = [...part.childNodes].filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s-]+/g)]
        .filter(({ index, 0: word }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word),
    );
  });
}
