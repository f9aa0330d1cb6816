import { Unbroken } from "~/components/ui/unbroken";
import { CheckForm } from "./check-form";
import type { CheckFormWords } from "./check-form-state.server";

interface CheckStripProps {
  copy: { title: string; text: string };
  form: CheckFormWords;
  /** The page that it stands on. */
  source: string;
}

/** The check within another page, with what it has to do with that page. */
export function CheckStrip({ copy, form, source }: CheckStripProps) {
  return (
    <section className="border-y-6 border-double border-indigo-700 bg-linen-100">
      <div className="wrap grid items-center gap-x-14 gap-y-7 py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:py-16">
        <div>
          <h2 className="text-panel">{copy.title}</h2>
          <p className="mt-3 max-w-[32rem]">
            <Unbroken>{copy.text}</Unbroken>
          </p>
        </div>
        <CheckForm words={form} source={source} />
      </div>
    </section>
  );
}
