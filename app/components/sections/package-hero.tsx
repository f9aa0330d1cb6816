import { Weave } from "~/components/illustrations/weave";
import { ButtonLink } from "~/components/ui/button";
import { HeroWords } from "./hero-words";
import type { Offer } from "./package-cards";
import type { PackageLook } from "./package-look";

export interface PackageHeroCopy {
  label: string;
  title: string;
  lead: string;
  choose: string;
  ask: string;
}

interface PackageHeroProps {
  copy: PackageHeroCopy;
  look: PackageLook;
  price: { month: Offer; once: Offer; or: string; vat: string };
  chooseTo: string;
  askTo: string;
}

export function PackageHero({ copy, look, price, chooseTo, askTo }: PackageHeroProps) {
  return (
    <section className={`relative ${look.ground}`}>
      <div className="wrap grid gap-x-16 gap-y-12 pt-32 md:pt-40 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="pb-4 lg:pb-28">
          <HeroWords copy={copy} title={`text-h1 ${look.strong}`} lead="max-w-[32rem]">
            <ButtonLink to={chooseTo} variant={look.isDark ? "weld" : "main"}>
              {copy.choose}
            </ButtonLink>
            <ButtonLink to={askTo} variant="quiet">
              {copy.ask}
            </ButtonLink>
          </HeroWords>
        </div>
        <div className="relative -mb-12 lg:-mt-40 lg:-mb-20">
          <div className="pinked absolute inset-0">
            <Weave cloth={look.cloth} pitch={14} className="absolute inset-0" />
          </div>
          <PriceLabel price={price} />
        </div>
      </div>
    </section>
  );
}

function PriceLabel({ price }: { price: PackageHeroProps["price"] }) {
  const { month, once, or, vat } = price;
  const isSame = month.amount === once.amount;
  return (
    <div className="relative mx-[7%] my-16 border-x-6 border-double border-madder-600 bg-white p-[7%] text-ink-700 shadow-card lg:mt-64 lg:mb-24">
      <Price offer={month} hasPeriod={!isSame} />
      {!isSame && (
        <>
          <p className="my-4 flex items-center gap-3 font-display before:h-0.5 before:flex-1 before:bg-linen-200 after:h-0.5 after:flex-1 after:bg-linen-200">
            {or}
          </p>
          <Price offer={once} hasPeriod />
        </>
      )}
      {(month.amountIncl || once.amountIncl) && <p className="mt-4 text-small text-ink-500">{vat}</p>}
    </div>
  );
}

function Price({ offer, hasPeriod }: { offer: Offer; hasPeriod: boolean }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-ink-950">
        <span className="min-w-0 font-display text-[min(clamp(2rem,1.6rem+1.4vw,2.75rem),12vw)] leading-none font-extrabold tracking-tight tabular-nums">
          {offer.amount}
        </span>
        {hasPeriod && <span className="font-semibold">{offer.per}</span>}
      </p>
      <p className="mt-1.5">{offer.scope}</p>
    </div>
  );
}
