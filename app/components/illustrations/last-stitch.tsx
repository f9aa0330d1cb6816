export function LastStitch() {
  return (
    <div className="pointer-events-none absolute inset-0" aria-hidden="true">
      <div className="absolute inset-2 border-2 border-dashed border-madder-600 sm:inset-3" />
      <svg
        viewBox="0 0 240 120"
        className="absolute -top-14 -right-24 w-60 overflow-visible fill-none max-lg:hidden"
        aria-hidden="true"
      >
        <path
          d="M132 69C158 54 150 30 172 32S196 70 214 52L262 18"
          className="stroke-madder-600"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <g transform="translate(142 69) rotate(170)">
          <path d="M-2 0C-2 -6 6 -6.5 15 -4.5L104 0L15 4.5C6 6.5 -2 6 -2 0Z" className="fill-ink-950" />
          <path d="M4 0H16" className="stroke-madder-600" strokeWidth="2.6" strokeLinecap="round" />
        </g>
      </svg>
    </div>
  );
}
