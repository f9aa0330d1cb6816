import type { ReactNode } from "react";

/** Each differs from the others in more than its colour. */
export const WEAVES = ["plain", "twill", "dots", "rib", "basket", "warp"] as const;
export type Weave = (typeof WEAVES)[number];

const DRAWINGS: Record<Weave, ReactNode> = {
  plain: <rect width="8" height="8" className="fill-indigo-700" />,
  twill: (
    <>
      <rect width="8" height="8" className="fill-madder-600" />
      <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" className="stroke-madder-100" strokeWidth="1.5" />
    </>
  ),
  dots: (
    <>
      <rect width="8" height="8" className="fill-weld-400" />
      <circle cx="2" cy="2" r="1.3" className="fill-ink-950" />
      <circle cx="6" cy="6" r="1.3" className="fill-ink-950" />
    </>
  ),
  rib: (
    <>
      <rect width="8" height="8" className="fill-moss-600" />
      <path d="M0 2H8M0 6H8" className="stroke-linen-50" strokeWidth="1" />
    </>
  ),
  basket: (
    <>
      <rect width="8" height="8" className="fill-indigo-300" />
      <path d="M0 0H4V4H0ZM4 4H8V8H4Z" className="fill-indigo-500" />
    </>
  ),
  warp: (
    <>
      <rect width="8" height="8" className="fill-linen-300" />
      <path d="M2 0V8M6 0V8" className="stroke-ink-500" strokeWidth="1.5" />
    </>
  ),
};

/** A series after the last weave gets the last. */
export function weaveAt(index: number): Weave {
  return WEAVES[Math.min(index, WEAVES.length - 1)] ?? "warp";
}

/** The `svg` needs `WeaveDefs`. */
export function weaveFill(weave: Weave): string {
  return `url(#weave-${weave})`;
}

/** Mounted once per page. */
export function WeaveDefs() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        {WEAVES.map((weave) => (
          <pattern key={weave} id={`weave-${weave}`} width="8" height="8" patternUnits="userSpaceOnUse">
            {DRAWINGS[weave]}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

export function Swatch({ weave }: { weave: Weave }) {
  return (
    <svg aria-hidden="true" width="16" height="16" className="shrink-0 rounded-[3px]">
      <rect width="16" height="16" fill={weaveFill(weave)} />
    </svg>
  );
}
