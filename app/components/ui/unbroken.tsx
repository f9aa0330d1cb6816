/**
 * A text of which a range of numbers ("1-2 weken") stays on one line: Chromium breaks it behind the hyphen. Numbers too long
 * for a range may break, since they might not fit.
 */
export function Unbroken({ children }: { children: string }) {
  // Split by an expression with one group: text, range, text, range, …
  return children.split(/(\d{1,4}-\d{1,4})/).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
