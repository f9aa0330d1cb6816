import { use } from "react";
import { WovenMark } from "~/components/illustrations/woven-mark";
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
