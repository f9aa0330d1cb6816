import { AudioLines, CodeXml, Contrast, Keyboard, type LucideIcon, Pause, ZoomIn } from "lucide-react";
import { Weave } from "~/components/illustrations/weave";
import { LabelFoot } from "./care-label";

const SYMBOLS = {
  keyboard: Keyboard,
  reader: AudioLines,
  zoom: ZoomIn,
  contrast: Contrast,
  motion: Pause,
  script: CodeXml,
} as const satisfies Record<string, LucideIcon>;

interface UseLabelProps {
  copy: {
    title: string;
    items: Record<keyof typeof SYMBOLS, { title: string; text: string }>;
    mark: string;
  };
}

export function UseLabel({ copy }: UseLabelProps) {
  return (
    <div className="bg-white shadow-card">
      <div className="no-print relative h-10">
        <Weave cloth="house" pitch={10} className="absolute inset-0" />
      </div>
      <div className="border-t-2 border-dashed border-madder-600 px-6 pt-6 pb-7 sm:px-8">
        <h2 className="text-h3">{copy.title}</h2>
        <ul className="mt-5 grid gap-5">
          {(Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[]).map((use) => {
            const UseSymbol = SYMBOLS[use];
            const { title, text } = copy.items[use];
            return (
              <li key={use} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center border-2 border-ink-950 text-ink-950">
                  <UseSymbol aria-hidden="true" className="size-6" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold text-ink-950">{title}</span>
                  <span className="block text-small">{text}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <LabelFoot>{copy.mark}</LabelFoot>
    </div>
  );
}
