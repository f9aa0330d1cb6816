const WARP = "M5 0v40M15 0v40M25 0v40M35 0v40";
const OVER = "M5 1v8M5 21v8M15 11v8M15 31v8M25 1v8M25 21v8M35 11v8M35 31v8";

export function WovenMark() {
  return (
    <svg viewBox="0 0 40 40" className="size-[clamp(6rem,5rem+5vw,9rem)] overflow-hidden" aria-hidden="true">
      <path d={WARP} className="intro-warp stroke-indigo-500" strokeWidth="8.4" />
      <g className="intro-weft" strokeWidth="8">
        <path pathLength="1" d="M0 5h40" className="stroke-weld-400" />
        <path pathLength="1" d="M40 15h-40" className="stroke-madder-600" />
        <path pathLength="1" d="M0 25h40" className="stroke-weld-400" />
        <path pathLength="1" d="M40 35h-40" className="stroke-madder-600" />
      </g>
      <path d={OVER} className="intro-warp stroke-indigo-500" strokeWidth="8.4" strokeLinecap="round" />
    </svg>
  );
}
