/** A range of numbers, or a short word with a hyphen. Anything longer may break, since it might not fit. */
const WHOLE = /(\d{1,4}-\d{1,4}|\b[a-z]{1,4}-[a-z]{1,6}\b)/i;

/** A text of which a range ("1-2 weken") and a short word ("e-mail") stay on one line: browsers break behind a hyphen. */
export function Unbroken({ children }: { children: string }) {
  // Split by an expression with one group: text, whole, text, whole, …
  return children.split(WHOLE).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
