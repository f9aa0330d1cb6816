function allowed(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Optimal string alignment. null if too many, or if the first letter differs: people seldom mistype that. */
export function typingErrors(typed: string, meant: string): number | null {
  const most = allowed(meant.length);
  if (typed[0] !== meant[0] || typed.length < 4 || Math.abs(typed.length - meant.length) > most) return null;
  const errors = distance(typed, meant);
  return errors <= most ? errors : null;
}

function distance(one: string, other: string): number {
  const width = other.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
