import { useId } from "react";
import type { ClothName } from "./cloths";
import { WeavePattern } from "./weave";

interface WovenWordProps {
  children: string;
  cloth: ClothName;
  /** Per 100 units of height: the letters are set to fill it. */
  width: number;
  className: string;
}

/** A picture; its text is elsewhere. */
export function WovenWord({ children, cloth, width, className }: WovenWordProps) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${width} 78`} className={className} aria-hidden="true">
      <WeavePattern id={id} cloth={cloth} pitch={2.6} />
      <text
        y="76"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fontSize="100"
        fontWeight="800"
        className="font-display"
        fill={`url(#${id})`}
      >
        {children}
      </text>
    </svg>
  );
}
