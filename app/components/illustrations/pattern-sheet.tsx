export function PatternSheet({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 720 620"
      preserveAspectRatio="xMidYMid slice"
      className={`fill-none ${className}`}
      strokeWidth="3"
      aria-hidden="true"
    >
      <path
        d="M300 60C330 110 400 110 430 60L540 96C560 150 560 190 548 230C566 330 566 430 556 560H176C166 430 166 330 184 230C172 190 172 150 192 96Z"
        className="stroke-indigo-700"
      />
      <path
        d="M318 84C342 128 388 128 412 84M524 112C540 160 540 190 528 230C546 330 546 430 538 542H194C186 430 186 330 204 230"
        className="stroke-indigo-700"
        strokeDasharray="10 8"
      />
      <path d="M366 118V560" className="stroke-indigo-500" strokeDasharray="26 8 4 8" />
      <path d="M366 250V480M354 268L366 250L378 268M354 462L366 480L378 462" className="stroke-ink-950" />
      <path
        d="M420 240C500 150 620 170 690 260L640 600H470Z"
        className="stroke-madder-600"
        strokeDasharray="22 8 4 8 4 8"
      />
      <path d="M96 340L270 310L282 500C220 556 160 556 108 510Z" className="stroke-moss-600" strokeDasharray="4 9" />
      <path
        d="M184 300L164 310L184 320M548 300L568 310L548 320M352 560V576H380V560M470 400L452 408L470 416"
        className="fill-ink-950 stroke-ink-950"
        strokeLinejoin="round"
      />
      <g className="stroke-ink-950" strokeWidth="2.5">
        <circle cx="300" cy="440" r="9" />
        <path d="M286 440H314M300 426V454" />
        <circle cx="620" cy="330" r="9" />
        <path d="M606 330H634M620 316V344" />
      </g>
    </svg>
  );
}

const TICKS = Array.from({ length: 160 }, (_, index) => index);
const ticks = (every: number, height: number) =>
  TICKS.filter((tick) => tick % every === 0)
    .map((tick) => `M${10 + tick * 12} 0v${height}`)
    .join("");

export function TapeMeasure() {
  return (
    <svg viewBox="0 0 1920 56" className="block h-14 w-[120rem]" aria-hidden="true">
      <path d={ticks(1, 12)} className="stroke-ink-950" strokeWidth="1.5" />
      <path d={ticks(5, 22)} className="stroke-ink-950" strokeWidth="2.5" />
      {TICKS.filter((tick) => tick % 10 === 0 && tick > 0).map((tick) => (
        <text
          key={tick}
          x={10 + tick * 12}
          y="46"
          textAnchor="middle"
          fontSize="19"
          fontWeight="700"
          className="fill-ink-950 font-display"
        >
          {tick / 10}
        </text>
      ))}
    </svg>
  );
}
