import { percent } from "./plot";
import { type Weave, weaveFill } from "./weaves";

interface ShareBarProps {
  /** Shares of the whole bar, 0 to 1. */
  parts: readonly { weave: Weave; share: number }[];
  height?: number;
}

export function ShareBar({ parts, height = 14 }: ShareBarProps) {
  let before = 0;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="rounded-[3px] bg-linen-100">
      {parts.map(({ weave, share }) => {
        const x = before;
        before += share;
        return (
          share > 0 && (
            <rect key={weave} x={percent(x)} width={percent(share)} height={height} fill={weaveFill(weave)} />
          )
        );
      })}
    </svg>
  );
}
