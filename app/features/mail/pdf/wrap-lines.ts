/** Points. */
export type Measure = (text: string) => number;

/** Widths in points. Breaks after spaces and hyphens; only a wider word is broken itself. */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let taken = 0;
    for (const word of paragraph.split(/(?<=[ -])/).flatMap((whole) => pieces(whole, width, measure))) {
      if (line && taken + measure(word.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = "";
        taken = 0;
      }
      line += word;
      taken += measure(word);
    }
    return [...lines, line.trimEnd()];
  });
}

function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const found: string[] = [];
  let piece = "";
  let taken = 0;
  for (const character of word) {
    const more = measure(character);
    if (piece && taken + more > width) {
      found.push(piece);
      piece = "";
      taken = 0;
    }
    piece += character;
    taken += more;
  }
  return [...found, piece];
}
