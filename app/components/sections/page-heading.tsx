import { WarpField } from "~/components/illustrations/warp-field";

interface PageHeadingProps {
  label: string;
  title: string;
  lead: string;
}

/** The head of a page below the home page: the warp is still open, the page is what gets woven into it. */
export function PageHeading({ label, title, lead }: PageHeadingProps) {
  return (
    <section className="on-dark relative overflow-hidden bg-indigo-900 pt-32 pb-28 text-indigo-300 md:pt-40">
      <WarpField className="absolute inset-y-0 right-0 h-full w-full opacity-30 lg:w-1/2 lg:opacity-100" />
      <div className="wrap relative">
        <p className="woven-label mb-6">{label}</p>
        <h1 className="max-w-[14ch] text-h1 font-extrabold text-white">{title}</h1>
        <p className="mt-6 max-w-[29rem] text-lead">{lead}</p>
      </div>
    </section>
  );
}
