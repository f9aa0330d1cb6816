import { type ReactNode, useId } from "react";
import type { CoverName } from "~/content/site/articles/article";
import type { ClothName } from "./cloths";
import { WeavePattern } from "./weave";

function warp(from: number, to: number, pitch: number): string {
  const count = Math.ceil((to - from) / pitch);
  return Array.from({ length: count }, (_, index) => `M${from + index * pitch} -20V420`).join("");
}

interface CoverArt {
  ground: string;
  cloths: readonly ClothName[];
  pitch: number;
  draw: (cloth: (name: ClothName) => string) => ReactNode;
}

const STREETS = { down: "M70 0V400M190 0V400M440 0V400M570 0V400", across: "M0 70H640M0 190H640M0 320H640" };
const BRIDGES = "M70 52V88M440 52V88M190 172V208M570 172V208M70 302V338M440 302V338";

const SECTION = {
  upper: "M484 122C444 186 390 174 372 118C354 62 262 62 262 122C262 172 392 186 392 246C392 262 390 268 384 272",
  lower: "M-20 250C120 226 258 242 276 298C294 354 386 354 386 294C386 244 256 230 256 170C256 154 258 148 264 144",
  lowerOnTop: "M276 298C294 354 386 354 386 294C386 274 365 260 340 246",
};

const covers: Record<CoverName, CoverArt> = {
  tag: {
    ground: "fill-weld-400",
    cloths: ["houndstooth"],
    pitch: 7,
    draw: (cloth) => (
      <>
        <path d={warp(8, 640, 16)} className="stroke-weld-200" strokeWidth="5" />
        <g transform="rotate(-9 320 230)">
          <path d="M214 150L262 92H378L426 150V404H214Z" className="fill-ink-950" opacity="0.25" />
          <path d="M206 142L254 84H370L418 142V396H206Z" className="fill-white" />
          <path d="M206 302H418V396H206Z" fill={cloth("houndstooth")} />
          <path
            d="M238 178H386M238 214H386M238 250H330"
            className="stroke-ink-950"
            strokeWidth="7"
            strokeDasharray="18 8"
          />
          <path d="M350 250H386" className="stroke-madder-600" strokeWidth="7" strokeDasharray="14 8" />
          <circle cx="312" cy="120" r="15" className="fill-weld-400 stroke-ink-950" strokeWidth="6" />
        </g>
        <path
          d="M650 -10C560 30 540 120 450 96S284 62 295 124"
          className="stroke-ink-950"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </>
    ),
  },
  streets: {
    ground: "fill-moss-600",
    cloths: ["house"],
    pitch: 9,
    draw: (cloth) => (
      <>
        <path d="M-20 260C160 230 240 120 380 130S560 40 660 20" className="stroke-indigo-300" strokeWidth="34" />
        <path d={STREETS.down} className="stroke-moss-300" strokeWidth="15" />
        <path d={STREETS.across} className="stroke-linen-100" strokeWidth="15" />
        <path d={BRIDGES} className="stroke-moss-600" strokeWidth="23" />
        <path d={BRIDGES} className="stroke-moss-300" strokeWidth="15" />
        <ellipse cx="318" cy="346" rx="58" ry="13" className="fill-ink-950" opacity="0.35" />
        <path
          d="M318 346C300 280 228 246 228 166A90 90 0 0 1 408 166C408 246 336 280 318 346Z"
          className="fill-madder-600"
        />
        <circle cx="318" cy="166" r="54" fill={cloth("house")} className="stroke-white" strokeWidth="8" />
      </>
    ),
  },
  window: {
    ground: "fill-indigo-700",
    cloths: ["herringbone"],
    pitch: 8,
    draw: (cloth) => (
      <>
        <path d={warp(134, 512, 24)} className="stroke-indigo-300" strokeWidth="4" />
        <path d={warp(146, 512, 72)} className="stroke-weld-400" strokeWidth="4" />
        <path d="M116 70H524V104H116Z" className="fill-ink-950" />
        <path d="M136 87h.1M156 87h.1M176 87h.1" className="stroke-weld-400" strokeWidth="10" strokeLinecap="round" />
        <path d="M116 104H524V262H116Z" fill={cloth("herringbone")} />
        <path d="M196 134H420V232H196Z" className="fill-white" />
        <path d="M216 158H400M216 180H350" className="stroke-ink-950" strokeWidth="9" />
        <path d="M216 196h92v20h-92z" className="fill-madder-600" />
        <path d="M90 276C200 292 300 262 404 280" className="stroke-weld-400" strokeWidth="6" />
        <path d="M398 272L560 296L400 288C388 286 388 271 398 272Z" className="fill-linen-50" />
      </>
    ),
  },
  swatches: {
    ground: "fill-linen-200",
    cloths: ["tartan", "basket", "windowpane"],
    pitch: 8,
    draw: (cloth) => (
      <g transform="translate(54 42) scale(0.8)">
        <path d="M96 44H470V420H96Z" className="fill-white" transform="rotate(-4 280 230)" />
        <path
          d="M130 284H300M130 312H280M130 340H296M130 368H226"
          className="stroke-ink-950"
          strokeWidth="7"
          strokeDasharray="16 7"
          transform="rotate(-4 280 230)"
        />
        <path d="M128 68H318V250H128Z" fill={cloth("basket")} transform="rotate(-4 280 230)" />
        <path d="M300 108H520V300H300Z" fill={cloth("tartan")} transform="rotate(5 410 200)" />
        <path d="M384 226H570V372H384Z" fill={cloth("windowpane")} transform="rotate(-7 480 300)" />
        <path d="M212 40L222 96M424 82L418 136M470 206L476 256" className="stroke-ink-950" strokeWidth="4" />
        <g className="fill-madder-600">
          <circle cx="212" cy="40" r="13" />
          <circle cx="424" cy="82" r="13" />
          <circle cx="470" cy="206" r="13" />
        </g>
      </g>
    ),
  },
  bag: {
    ground: "fill-madder-600",
    cloths: ["birdseye"],
    pitch: 9,
    draw: (cloth) => (
      <>
        <path d={warp(6, 640, 22)} className="stroke-madder-700" strokeWidth="8" />
        <path d="M240 150C232 40 300 26 320 26S408 40 400 150" className="stroke-ink-950" strokeWidth="13" />
        <path d="M194 138H446L482 400H158Z" fill={cloth("birdseye")} />
        <path d="M446 138L482 400H416L404 138Z" className="fill-ink-950" opacity="0.45" />
        <path d="M264 150C258 66 306 54 326 54S388 66 382 150" className="stroke-linen-100" strokeWidth="13" />
        <path d="M230 232H382V346H230Z" className="fill-linen-50" />
        <path d="M250 260H318M250 284H318M250 318H362" className="stroke-ink-950" strokeWidth="6" />
        <path d="M338 260H362M338 284H362" className="stroke-madder-600" strokeWidth="6" />
        <path d="M250 302H362" className="stroke-ink-950" strokeWidth="2" />
      </>
    ),
  },
  paragraph: {
    ground: "fill-indigo-900",
    cloths: [],
    pitch: 8,
    draw: () => (
      <>
        <path d={warp(10, 640, 20)} className="stroke-indigo-800" strokeWidth="7" />
        <g transform="translate(-36 -26) scale(1.12)">
          <path d={SECTION.lower} className="stroke-weld-400" strokeWidth="20" />
          <path d={SECTION.upper} className="stroke-indigo-900" strokeWidth="34" />
          <path d={SECTION.upper} className="stroke-weld-400" strokeWidth="20" />
          <path d={SECTION.lowerOnTop} className="stroke-indigo-900" strokeWidth="34" />
          <path d={SECTION.lowerOnTop} className="stroke-weld-400" strokeWidth="20" strokeLinecap="round" />
          <path d="M474 116L640 -60L656 -48L494 132C482 142 466 130 474 116Z" className="fill-linen-100" />
          <path d="M484 122L506 98" className="stroke-indigo-900" strokeWidth="6" strokeLinecap="round" />
        </g>
      </>
    ),
  },
};

interface ArticleCoverProps {
  name: CoverName;
  className: string;
}

export function ArticleCover({ name, className }: ArticleCoverProps) {
  const id = useId();
  const { ground, cloths, pitch, draw } = covers[name];
  const cloth = (of: ClothName) => `${id}-${of}`;
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      className={`fill-none ${className}`}
      aria-hidden="true"
    >
      {cloths.map((of) => (
        <WeavePattern key={of} id={cloth(of)} cloth={of} pitch={pitch} />
      ))}
      <path d="M-640 -400H1280V800H-640Z" className={ground} />
      {draw((of) => `url(#${cloth(of)})`)}
    </svg>
  );
}
