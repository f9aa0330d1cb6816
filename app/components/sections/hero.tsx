import { ArrowUpRight, Phone, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { LoomFringe, LoomHead, WovenChart } from "~/components/illustrations/loom";
import { ThreadUnderline } from "~/components/illustrations/thread-line";
import { ButtonLink } from "~/components/ui/button";
import { SourceLink } from "~/components/ui/source-link";

export interface HeroCopy {
  label: string;
  title: { before: string; thread: string; after: string };
  lead: string;
  call: string;
  quote: string;
  /** `source`: where it can be looked up. */
  facts: readonly { value: string; label: string; source?: string }[];
  sample: SampleCopy;
}

interface SampleCopy {
  caption: string;
  title: string;
  note: string;
  stats: readonly { value: string; label: string }[];
  tags: readonly { title: string; text: string }[];
}

interface HeroProps {
  copy: HeroCopy;
  hasBadge: boolean;
  callTo: string;
  quoteTo: string;
}

export function Hero({ copy, hasBadge, callTo, quoteTo }: HeroProps) {
  const { before, thread, after } = copy.title;
  return (
    <section className="overflow-x-clip pt-28 md:pt-32 lg:pt-36">
      <div className="wrap grid items-start grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div className="pb-0 lg:pt-6 lg:pb-24">
          {hasBadge && <p className="woven-label mb-6">{copy.label}</p>}
          <h1 className="text-h1 font-extrabold max-sm:text-[min(var(--text-h1),11.5vw)] lg:max-xl:text-[3.5rem]">
            {before}{" "}
            <span className="relative z-0 inline-block max-w-full">
              {thread}
              <ThreadUnderline />
            </span>{" "}
            {after}
          </h1>
          <p className="mt-7 max-w-[34rem] text-lead">{copy.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={callTo} className="min-h-14 px-6 text-lg">
              <Phone aria-hidden="true" />
              {copy.call}
            </ButtonLink>
            <ButtonLink to={quoteTo} variant="quiet" className="min-h-14 px-6">
              {copy.quote}
            </ButtonLink>
          </div>
          <dl className="mt-11 flex flex-wrap gap-x-2 gap-y-4 border-t border-linen-300 pt-5 sm:grid sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:gap-x-6">
            {copy.facts.map(({ value, label, source }) => (
              <div
                key={label}
                className="flex flex-1 basis-20 max-[18rem]:basis-full flex-col-reverse justify-end sm:max-w-[11rem]"
              >
                <dt className="text-[0.875rem] leading-snug sm:text-small text-ink-500">
                  <SourceLink to={source}>{label}</SourceLink>
                </dt>
                <dd className="font-display text-[1.125rem] leading-tight whitespace-nowrap max-[18rem]:whitespace-normal sm:text-h3 font-bold text-ink-950 tabular-nums">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Loom copy={copy.sample} />
      </div>
    </section>
  );
}

function Loom({ copy }: { copy: SampleCopy }) {
  const [enquiry, position] = copy.tags;
  return (
    <figure className="loom relative z-10 mx-auto w-full max-w-[36rem] lg:mx-0 xl:-mr-8 lg:-mb-16 lg:w-auto lg:max-w-none lg:self-end">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="relative">
        <LoomHead />
        {enquiry && (
          <SwingTag {...enquiry} note={copy.note} icon={<ArrowUpRight />} className="top-[calc(44%+2rem)] -right-2">
            <TagString />
          </SwingTag>
        )}
      </div>
      <div className="loom-page mx-[8.75%] bg-white shadow-card">
        <div className="flex h-9 items-center gap-2 bg-indigo-900 px-4" aria-hidden="true">
          <span className="size-2.5 rounded-full bg-madder-600" />
          <span className="size-2.5 rounded-full bg-weld-400" />
          <span className="size-2.5 rounded-full bg-moss-300" />
          <span className="ml-3 h-4 w-1/2 rounded-full bg-indigo-700" />
        </div>
        <div className="px-4 pt-4 pb-3 sm:px-6 sm:pt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-display font-bold text-ink-950">{copy.title}</p>
            <p className="border border-dashed border-ink-500 px-2 text-[0.8125rem] text-ink-500">{copy.note}</p>
          </div>
          <dl className="mt-3 mb-4 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[repeat(4,auto)] sm:justify-between">
            {copy.stats.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end first:[&_dd]:text-madder-600">
                <dt className="text-[min(0.8125rem,4.5vw)] leading-tight text-ink-500">{label}</dt>
                <dd className="font-display text-[min(1.5rem,8vw)] leading-tight font-extrabold tracking-tight whitespace-nowrap text-ink-950 tabular-nums">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <WovenChart />
        </div>
      </div>
      <LoomFringe />
      {position && (
        <SwingTag
          {...position}
          note={copy.note}
          icon={<TrendingUp />}
          className="loom-tag-late bottom-0 sm:bottom-[9%] -left-2 sm:-left-8 xl:-left-16"
        />
      )}
    </figure>
  );
}

interface SwingTagProps {
  title: string;
  text: string;
  note: string;
  icon: ReactNode;
  className: string;
  children?: ReactNode;
}

function SwingTag({ title, text, note, icon, className, children }: SwingTagProps) {
  return (
    <div
      className={`loom-tag absolute flex items-center gap-3 rounded-stitch bg-white py-2.5 pr-5 pl-2.5 text-small leading-snug shadow-lift ${className}`}
    >
      {children}
      <span
        className="grid size-10 place-items-center rounded-stitch bg-weld-400 text-ink-950 [&_svg]:size-5"
        aria-hidden="true"
      >
        {icon}
      </span>
      <p>
        <b className="block font-display text-ink-950">{title}</b>
        {text}
        <span className="block text-[0.8125rem] leading-tight text-ink-500">{note}</span>
      </p>
    </div>
  );
}

function TagString() {
  return (
    <svg
      viewBox="0 0 40 60"
      className="absolute right-2 bottom-full -mb-3 h-12 w-8 overflow-visible"
      aria-hidden="true"
    >
      <path d="M14 0C2 24 34 22 26 56" className="fill-none stroke-madder-600" strokeWidth="3" strokeLinecap="round" />
      <circle cx="26" cy="56" r="5" className="fill-white stroke-ink-700" strokeWidth="2.5" />
    </svg>
  );
}
