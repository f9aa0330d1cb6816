export function Needle() {
  return (
    <svg viewBox="0 0 64 88" className="hidden h-22 w-16 shrink-0 overflow-visible lg:block" aria-hidden="true">
      <g transform="rotate(12 0 40)">
        <path d="M-2 40C-2 35 4 34.5 12 36L66 40L12 44C4 45.5 -2 45 -2 40Z" className="fill-ink-950" />
        <path d="M3 40H13" className="stroke-linen-100" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </svg>
  );
}
