export function ThreadUnderline() {
  return (
    <span
      className="pointer-events-none absolute inset-x-0 -bottom-[0.06em] -z-10 flex items-center"
      aria-hidden="true"
    >
      <svg
        viewBox="0 0 200 12"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="thread-pull h-[0.2em] min-w-0 flex-1 overflow-visible"
      >
        <path
          d="M1 7C14 1 20 11 33 6S53 1 66 7S86 11 99 5S119 1 132 7S152 11 165 5S190 5 200 6"
          className="fill-none stroke-madder-600"
          strokeWidth="4.5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg
        viewBox="0 0 64 12"
        aria-hidden="true"
        className="-ml-[0.12em] h-[0.14em] w-auto shrink-0 -rotate-6 overflow-visible"
      >
        <path d="M0 6C0 2 6 1.5 14 2.5L64 6L14 9.5C6 10.5 0 10 0 6Z" className="fill-ink-950" />
        <path d="M5 6H15" className="stroke-linen-50" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </span>
  );
}

const LOOSE =
  "M178 92C196 96 206 120 196 146S150 176 128 160S118 118 146 116S196 150 236 150S300 108 330 124S336 178 306 172S300 132 344 130S424 160 470 138";

export function LooseThread({ className }: { className: string }) {
  return (
    <svg viewBox="110 80 372 110" className={className} aria-hidden="true">
      <path
        d={LOOSE}
        pathLength="1"
        className="thread-drawn fill-none stroke-madder-600"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
