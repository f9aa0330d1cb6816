import type { ReactNode } from "react";
import { BrandMark } from "~/components/illustrations/brand-mark";
import { LanguageSwitch } from "~/components/layout/language-switch";
import { MainContent } from "~/components/layout/main-content";
import { business } from "~/content/business";

interface EntranceProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

export function Entrance({ title, subtitle, children }: EntranceProps) {
  return (
    <MainContent className="grid min-h-dvh grid-rows-[auto_1fr] bg-linen-100">
      <div aria-hidden="true" className="selvedge bg-indigo-900" />
      <div className="mx-auto w-full max-w-md px-4 py-10 sm:self-center sm:py-16">
        <div className="mb-6 flex items-center gap-3">
          <BrandMark className="size-10 rounded-stitch bg-linen-50" />
          <span className="flex-1 font-display text-xl font-bold text-ink-950">{business.name}</span>
          <LanguageSwitch />
        </div>
        <div className="rounded-card border border-linen-200 bg-white p-6 shadow-card sm:p-8">
          <h1 className="text-[2rem] leading-tight">{title}</h1>
          <p className="mt-2">{subtitle}</p>
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </MainContent>
  );
}
