const CARD = "M0 0h150a14 14 0 0 1 14 14v214a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0Z";
const NAME = { textAnchor: "middle", fontSize: 34, fontWeight: 800 } as const;

export function PaymentsDrawing() {
  return (
    <svg viewBox="0 0 560 500" className="block w-full overflow-visible" aria-hidden="true">
      <path d="M-20 40H580" className="stroke-ink-950" strokeWidth="14" strokeLinecap="round" />
      <g className="fill-none stroke-madder-600" strokeWidth="4" strokeLinecap="round">
        <path d="M96 40C60 70 120 90 102 152M282 40C250 90 310 110 284 222M462 40C430 70 500 100 466 172" />
      </g>
      <g transform="translate(10 126) rotate(-5 90 0)">
        <path d={CARD} className="fill-white" transform="scale(1.1)" />
        <circle cx="90" cy="26" r="11" className="fill-indigo-100 stroke-ink-700" strokeWidth="5" />
        <path
          d="M42 118L90 84L138 118ZM52 128h14v44H52zM83 128h14v44H83zM114 128h14v44h-14zM40 180h100v12H40z"
          className="fill-madder-600"
        />
        <text x="90" y="240" {...NAME} className="fill-ink-950 font-display">
          iDEAL
        </text>
      </g>
      <g transform="translate(196 198) rotate(3 90 0)">
        <path d={CARD} className="fill-indigo-700" transform="scale(1.1)" />
        <circle cx="90" cy="26" r="11" className="fill-indigo-100 stroke-weld-400" strokeWidth="5" />
        <path d="M40 100h100v70H40z" className="fill-weld-400" />
        <path d="M40 100l50 42 50-42" className="fill-none stroke-indigo-900" strokeWidth="6" strokeLinejoin="round" />
        <text x="90" y="240" {...NAME} className="fill-white font-display">
          PayPal
        </text>
      </g>
      <g transform="translate(376 146) rotate(-3 90 0)">
        <path d={CARD} className="fill-weld-400" transform="scale(1.1)" />
        <circle cx="90" cy="26" r="11" className="fill-indigo-100 stroke-ink-700" strokeWidth="5" />
        <rect x="30" y="86" width="120" height="78" rx="9" className="fill-ink-950" />
        <path d="M30 106h120v18H30z" className="fill-madder-600" />
        <path d="M44 146h44" className="stroke-linen-50" strokeWidth="8" strokeLinecap="round" />
        <path
          d="M44 206h16M72 206h16M100 206h16M128 206h10M44 232h94"
          className="stroke-ink-950"
          strokeWidth="10"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
