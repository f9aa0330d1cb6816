import { use } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import { INTRO_SCRIPT } from "./intro-script";

interface IntroProps {
  name: string;
  tagline: string;
}

export function Intro({ name, tagline }: IntroProps) {
  const mark = use(InlineMark);
  return (
    <>
      <script nonce={mark}>{INTRO_SCRIPT}</script>
      <div className="intro" aria-hidden="true">
        <div className="grid justify-items-center gap-6">
          <WovenMark />
          <p className="text-center">
            <span className="block font-display text-[clamp(3rem,2.25rem+3.75vw,5rem)] leading-none font-extrabold tracking-tight text-linen-50">
              {name}
            </span>
            <span className="mt-3 block text-lead text-linen-300">{tagline}</span>
          </p>
        </div>
        <div className="intro-hem selvedge" />
      </div>
    </>
  );
}

const WARP = "M5 0v40M15 0v40M25 0v40M35 0v40";
const OVER = "M5 1v8M5 21v8M15 11v8M15 31v8M25 1v8M25 21v8M35 11v8M35 31v8";

function WovenMark() {
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
