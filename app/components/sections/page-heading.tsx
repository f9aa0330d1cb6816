import { WarpField } from "~/components/illustrations/warp-field";
import { HeroWords } from "./hero-words";

interface PageHeadingProps {
  copy: { label: string; title: string; lead: string };
}

export function PageHeading({ copy }: PageHeadingProps) {
  return (
    <section className="on-dark relative overflow-hidden bg-indigo-900 pt-32 pb-28 text-indigo-300 md:pt-40">
      <WarpField className="absolute inset-y-0 right-0 h-full w-full opacity-30 xl:w-1/2 xl:opacity-100" />
      <div className="wrap relative">
        <HeroWords copy={copy} title="max-w-[9.33em] text-h1 text-white" lead="max-w-[29rem]" />
      </div>
    </section>
  );
}
