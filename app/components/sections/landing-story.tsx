import { Weave } from "~/components/illustrations/weave";
import type { LandingCopy, LandingLook } from "~/content/site/landing/landing-copy";

export function LandingStory({ copy, look }: { copy: LandingCopy["story"]; look: LandingLook }) {
  const [first, ...rest] = copy.paragraphs;
  return (
    <section className="relative overflow-x-clip">
      <Weave cloth={look.cloth} pitch={12} className="absolute inset-y-0 left-0 w-3 xl:w-6 2xl:w-16" />
      <div className="wrap grid gap-x-16 gap-y-8 py-section max-lg:pl-4 lg:grid-cols-[1fr_minmax(0,1.9fr)]">
        <h2 className="text-h2">{copy.title}</h2>
        <div>
          <p className="max-w-[42rem] font-display text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.4] font-medium text-ink-950">
            {first}
          </p>
          <div className="mt-8 grid gap-x-12 gap-y-5 md:grid-cols-2">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
