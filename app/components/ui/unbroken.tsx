/** A text of which a range of numbers ("1-2 weken") stays on one line: Chromium breaks it behind the hyphen. */
export function Unbroken({ children }: { children: string }) {
  // Split by an expression with one group: text, range, text, range, …
  return children.split(/(\d+-\d+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
