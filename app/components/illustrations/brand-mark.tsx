const COLUMNS = [5, 15, 25, 35];
const UNDER = "M0 5h40M0 25h40";
const UNDER_TOO = "M0 15h40M0 35h40";
const OVER = COLUMNS.map((x, column) => (column % 2 ? `M${x} 11v8M${x} 31v8` : `M${x} 1v8M${x} 21v8`)).join("");

export function BrandMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path d={UNDER} className="stroke-weld-400" strokeWidth="8" />
      <path d={UNDER_TOO} className="stroke-madder-600" strokeWidth="8" />
      <path d={OVER} className="stroke-indigo-700" strokeWidth="8.4" strokeLinecap="round" />
    </svg>
  );
}
