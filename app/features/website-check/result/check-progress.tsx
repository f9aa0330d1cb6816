import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { STEPS } from "../check";
import type { RunningCheck } from "../read-check-page.server";

/** Milliseconds. */
const LOOK_AGAIN = 1_000;
/** Seconds. */
const RELOAD = 3;

/** Looks again by itself, also without scripts. */
export function CheckProgress({ page: { words, step } }: { page: RunningCheck }) {
  useLookAgain();
  const at = step === null ? -1 : STEPS.indexOf(step);
  return (
    <section className="wrap max-w-[52rem] pt-28 pb-section md:pt-36">
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD)} />
      </noscript>
      <h1 className="text-[clamp(2rem,min(9vw,1.6rem+2.6vw),3.5rem)] leading-none font-extrabold wrap-anywhere">
        {words.title}
      </h1>
      <p role="status" className="mt-5 text-lead">
        {step === null ? words.waiting : words.steps[step]}
      </p>
      <ol className="mt-9 grid gap-3">
        {STEPS.map((each, index) => (
          <StepLine key={each} text={words.steps[each]} state={index < at ? "done" : index === at ? "now" : "later"} />
        ))}
      </ol>
      <p className="mt-9 text-small text-ink-500">{words.note}</p>
    </section>
  );
}

interface StepLineProps {
  text: string;
  state: "done" | "now" | "later";
}

const THREADS: Record<StepLineProps["state"], string> = {
  done: "bg-moss-600",
  now: "bg-weld-400 motion-safe:animate-pulse",
  later: "bg-linen-200",
};

function StepLine({ text, state }: StepLineProps) {
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={`grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-4 ${state === "later" ? "text-ink-500" : "text-ink-950"}`}
    >
      <span aria-hidden="true" className={`h-2.5 rounded-full ${THREADS[state]}`} />
      {text}
    </li>
  );
}

/** Asks about once a second, and not while the page is hidden. */
function useLookAgain(): void {
  const { revalidate, state } = useRevalidator();
  const onLook = useEffectEvent(() => {
    if (state === "idle" && document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => onLook(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
}
