const THREADS = Array.from({ length: 15 }, (_, index) => index);
const thread = (index: number) => {
  const from = 640 + index * 58;
  const eye = 1010 + index * 5;
  return `M${from} -20C${from} 120 ${eye - 60 + index * 8} 150 ${eye} 318L${eye} 420`;
};
const strands = (colour: number) =>
  THREADS.filter((index) => index % 3 === colour)
    .map(thread)
    .join("");

export function ChannelsDrawing() {
  return (
    <>
      <g fill="none" strokeWidth="6" strokeLinecap="round">
        <path d={strands(0)} className="stroke-indigo-900" />
        <path d={strands(1)} className="stroke-madder-600" />
        <path d={strands(2)} className="stroke-linen-50" />
      </g>
      <rect x="952" y="246" width="186" height="26" rx="13" className="fill-ink-950" />
      <path d="M856 400C838 432 838 472 856 504M830 378C802 426 802 478 830 526" {...RING} />
      <path d="M1234 400C1252 432 1252 472 1234 504M1260 378C1288 426 1288 478 1260 526" {...RING} />
      <rect x="880" y="352" width="330" height="900" rx="40" className="fill-ink-950" />
      <rect x="900" y="390" width="290" height="840" rx="8" className="fill-linen-50" />
      <path d="M1008 371h74" className="stroke-ink-500" strokeWidth="7" strokeLinecap="round" />
      <circle cx="1045" cy="462" r="46" className="fill-indigo-100" />
      <circle cx="1045" cy="450" r="16" className="fill-indigo-700" />
      <path d="M1013 492c6-34 58-34 64 0" className="fill-indigo-700" />
      <path d="M980 534h130" className="stroke-ink-950" strokeWidth="15" strokeLinecap="round" />
      <path d="M1004 562h82" className="stroke-linen-300" strokeWidth="10" strokeLinecap="round" />
      <circle cx="974" cy="622" r="30" className="fill-madder-600" />
      <circle cx="1116" cy="622" r="30" className="fill-moss-600" />
      <path
        d="M936 706h218M936 762h218M936 818h150"
        className="stroke-linen-300"
        strokeWidth="24"
        strokeLinecap="round"
      />
    </>
  );
}

const RING = { className: "fill-none stroke-ink-950", strokeWidth: 9, strokeLinecap: "round" } as const;
