export function Basting() {
  return (
    <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
      <rect
        x="1.7%"
        y="2.4%"
        width="96.6%"
        height="95.2%"
        className="fill-none stroke-madder-600"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="20 13 15 11"
      />
    </svg>
  );
}

export function Pin({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 64" className={`absolute h-14 w-9 overflow-visible ${className}`} aria-hidden="true">
      <path d="M12 12L22 36M24 43L30 58" className="stroke-ink-500" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="11" cy="9" r="7.5" className="fill-weld-400" />
      <circle cx="8.8" cy="6.6" r="2" className="fill-weld-200" />
    </svg>
  );
}

const RING = "M62 20C20 12-18 34-14 62S40 98 84 86 124 30 92 16 44 12 30 22";
const LINE = "M116 64C176 92 150 168 196 178S250 152 282 175";

/** A narrow window has the words below the design, without the thread. */
export function CorrectionThread() {
  return (
    <svg
      viewBox="0 0 300 190"
      className="pointer-events-none absolute top-[calc(0.6em-10.25rem)] right-full hidden w-[18.75rem] overflow-visible fill-none stroke-madder-600 lg:block"
      strokeWidth="3.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={RING + LINE} className="stroke-linen-50" strokeWidth="8" />
      <path d={RING} strokeWidth="4" />
      <path d={LINE} strokeDasharray="13 10" />
      <path d="M271 166l18 18M289 166l-18 18" />
    </svg>
  );
}
