import { Check } from "lucide-react";
import { JoiningThreads } from "~/components/illustrations/joining-threads";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { GO } from "./configurator-state";
import { type Answers, furthestStep, STEPS } from "./wizard";

interface WizardProgressProps {
  copy: ConfiguratorCopy;
  answers: Answers;
  step: number;
}

export function WizardProgress({ copy, answers, step }: WizardProgressProps) {
  const { progress, steps } = copy;
  const furthest = furthestStep(answers);
  return (
    <nav aria-label={progress.label}>
      <p className="mb-2 text-small font-semibold text-indigo-700 lg:hidden">
        {progress.step} {step + 1} {progress.of} {STEPS.length}
        <span className="text-ink-950">: {steps[STEPS[step] ?? "type"].name}</span>
      </p>
      <ol className="grid grid-cols-7">
        {STEPS.map((name, index) => (
          <li key={name} className="flex min-w-0 justify-center">
            <button
              type="submit"
              name={GO}
              value={index}
              formNoValidate
              disabled={index > furthest}
              aria-current={index === step ? "step" : undefined}
              className="group flex min-h-11 min-w-0 flex-col items-center gap-1.5 px-0.5 text-center disabled:cursor-default"
            >
              <span
                className={`grid size-[min(2.25rem,11.5vw)] place-items-center rounded-full border-2 leading-none border-linen-300 ${index < step ? "bg-indigo-100" : "bg-white"} font-display font-bold text-ink-500 transition-[border-color] duration-200 group-enabled:border-indigo-700 group-enabled:text-indigo-700 group-enabled:group-hover:bg-indigo-100 group-aria-[current]:bg-indigo-700 group-aria-[current]:text-white forced-colors:group-aria-[current]:bg-[SelectedItem] forced-colors:group-aria-[current]:text-[SelectedItemText] forced-colors:group-aria-[current]:forced-color-adjust-none motion-reduce:transition-none`}
              >
                {index < step ? (
                  <Check aria-hidden="true" className="size-5" />
                ) : (
                  <span aria-hidden="true">{index + 1}</span>
                )}
              </span>
              <span className="sr-only">
                {progress.step} {index + 1}:
              </span>
              <span className="max-lg:sr-only max-w-full hyphens-auto wrap-anywhere text-small leading-tight text-ink-700 group-aria-[current]:font-semibold group-aria-[current]:text-ink-950">
                {steps[name].name}
              </span>
              {index < step && <span className="sr-only">({progress.done})</span>}
            </button>
          </li>
        ))}
      </ol>
      <JoiningThreads count={STEPS.length} joined={step + 1} className="mt-1 block h-14 w-full" />
    </nav>
  );
}
