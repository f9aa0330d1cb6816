import { use, useState } from "react";
import { WovenMark } from "~/components/illustrations/woven-mark";
import { InlineMark } from "~/lib/http/inline-mark";
import { useHydrated } from "~/lib/use-hydrated";
import { INTRO_SCRIPT } from "./intro-script";

interface IntroProps {
  name: string;
  tagline: string;
}

/** Belongs to a document load: visitors from another page of the site do not get it. */
export function Intro({ name, tagline }: IntroProps) {
  const isHydrated = useHydrated();
  const [isOfDocument] = useState(!isHydrated);
  const mark = use(InlineMark);
  if (!isOfDocument) return null;
  return (
    <>
      <script nonce={mark} suppressHydrationWarning>
        {INTRO_SCRIPT}
      </script>
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
