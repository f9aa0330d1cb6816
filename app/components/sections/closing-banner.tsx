import type { ReactNode } from "react";
import { LastStitch } from "~/components/illustrations/last-stitch";
import { Weave } from "~/components/illustrations/weave";

interface ClosingBannerProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function ClosingBanner({ title, text, children }: ClosingBannerProps) {
  return (
    <section className="no-print relative isolate overflow-hidden border-t-6 border-double border-indigo-900 py-16 sm:py-24 lg:py-28">
      <Weave cloth="banner" pitch={13} className="absolute inset-0 -z-10" />
      <div className="wrap">
        <div className="relative bg-linen-50 shadow-card lg:mr-[8%]">
          <div className="grid grid-cols-1 gap-x-12 gap-y-6 p-7 sm:p-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:items-end lg:p-16 xl:grid-cols-[minmax(0,1fr)_27.5rem]">
            <h2 className="max-w-[10.67em] text-[clamp(1.875rem,min(10vw,1.4rem+3.4vw),3.5rem)] leading-none font-extrabold">
              {title}
            </h2>
            <div className="grid grid-cols-1 gap-7">
              <p className="max-w-[30rem] text-lead">{text}</p>
              <div className="flex flex-wrap gap-3">{children}</div>
            </div>
          </div>
          <LastStitch />
        </div>
      </div>
    </section>
  );
}
