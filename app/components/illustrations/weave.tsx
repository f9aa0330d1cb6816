import { type ReactNode, useId } from "react";
import { type Cloth, type ClothName, cloths, YARNS, type Yarn } from "./cloths";

type Paths = Map<Yarn, string>;

/** A cloth has hundreds of lengths, and sums of fractions have a dozen digits. */
const short = (length: number) => Math.round(length * 1_000) / 1_000;

/** One path per yarn; `pitch` is the distance between two threads. */
function weave({ warp, weft, warpIsUp }: Cloth, pitch: number): { weft: Paths; warp: Paths } {
  const rows = weft.length;
  const paths = { weft: new Map() as Paths, warp: new Map() as Paths };
  const add = (to: Paths, yarn: Yarn, line: string) => to.set(yarn, (to.get(yarn) ?? "") + line);
  weft.forEach((yarn, row) => {
    add(paths.weft, yarn, `M0 ${short((row + 0.5) * pitch)}h${warp.length * pitch}`);
  });
  warp.forEach((yarn, column) => {
    for (let row = 0; row < rows; row++) {
      if (!warpIsUp(row, column) || warpIsUp((row + rows - 1) % rows, column)) continue;
      let length = 1;
      while (length < rows && warpIsUp((row + length) % rows, column)) length++;
      const [x, stretch] = [short((column + 0.5) * pitch), short((length - 0.44) * pitch)];
      const float = (from: number) => `M${x} ${short((from + 0.22) * pitch)}v${stretch}`;
      add(paths.warp, yarn, float(row) + (row + length >= rows ? float(row - rows) : ""));
    }
  });
  return paths;
}

interface Repeat {
  size: { width: number; height: number };
  threads: ReactNode;
}

/** Repeats by cloth and pitch: never more than the site uses. */
const drawn = new Map<string, Repeat>();

function repeatOf(cloth: ClothName, pitch: number): Repeat {
  const key = `${cloth} ${pitch}`;
  const repeat = drawn.get(key) ?? draw(cloth, pitch);
  drawn.set(key, repeat);
  return repeat;
}

function draw(cloth: ClothName, pitch: number): Repeat {
  const { warp, weft } = cloths[cloth];
  const paths = weave(cloths[cloth], pitch);
  const size = { width: warp.length * pitch, height: weft.length * pitch };
  const allWarp = [...paths.warp.values()].join("");
  const allWeft = [...paths.weft.values()].join("");
  const threads = (
    <>
      <rect {...size} className="fill-ink-950" />
      {[...paths.weft].map(([yarn, d]) => (
        <path key={yarn} d={d} className={YARNS[yarn]} strokeWidth={short(pitch * 0.88)} />
      ))}
      <path
        d={allWeft}
        className="stroke-white"
        strokeWidth={short(pitch * 0.14)}
        opacity={0.28}
        transform={`translate(0 ${short(-pitch * 0.2)})`}
      />
      <g fill="none" strokeLinecap="round">
        <path d={allWarp} className="stroke-ink-950" strokeWidth={pitch} opacity={0.35} />
        {[...paths.warp].map(([yarn, d]) => (
          <path key={yarn} d={d} className={YARNS[yarn]} strokeWidth={short(pitch * 0.8)} />
        ))}
        <path
          d={allWarp}
          className="stroke-white"
          strokeWidth={short(pitch * 0.13)}
          opacity={0.32}
          transform={`translate(${short(-pitch * 0.19)} 0)`}
        />
      </g>
    </>
  );
  return { size, threads };
}

interface WeavePatternProps {
  id: string;
  cloth: ClothName;
  pitch: number;
}

export function WeavePattern({ id, cloth, pitch }: WeavePatternProps) {
  const { size, threads } = repeatOf(cloth, pitch);
  return (
    <pattern id={id} {...size} patternUnits="userSpaceOnUse">
      {threads}
    </pattern>
  );
}

interface WeaveProps {
  cloth: ClothName;
  /** CSS pixels between two threads. */
  pitch: number;
  className: string;
}

export function Weave({ cloth, pitch, className }: WeaveProps) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <WeavePattern id={id} cloth={cloth} pitch={pitch} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
