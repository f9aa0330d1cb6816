import { Weave } from "~/components/illustrations/weave";
import { ButtonLink } from "~/components/ui/button";
import { type PackageLook, packageLooks } from "./package-look";
import { Sum, type SwitchedPrice, shownWhen, VatNote } from "./price-switch";

export interface Offer extends SwitchedPrice {
  per: string;
  scope: string;
}

export interface PackageCard {
  id: keyof typeof packageLooks;
  name: string;
  quality: string;
  points: Record<"month" | "once", readonly string[]>;
  choose: string;
  more: string;
  offers: { month: Offer; once: Offer };
  chooseTo: Record<"month" | "once", string>;
  moreTo: string;
}

interface PackageCardsProps {
  packages: readonly PackageCard[];
  vat: { excl: string; incl: string };
}

export function PackageCards({ packages, vat }: PackageCardsProps) {
  return (
    <ul className="grid gap-x-5 gap-y-8 lg:grid-cols-3 lg:items-end">
      {packages.map((card) => (
        <li key={card.id} className={card.id === "groei" ? "lg:z-1 lg:-mx-2" : ""}>
          <Swatch card={card} look={packageLooks[card.id]} vat={vat} />
        </li>
      ))}
    </ul>
  );
}

interface SwatchProps {
  card: PackageCard;
  look: PackageLook;
  vat: PackageCardsProps["vat"];
}

function Swatch({ card, look, vat }: SwatchProps) {
  return (
    <article className={`pinked ${look.ground}`}>
      <Weave cloth={look.cloth} pitch={9} className={look.isDark ? "h-40" : "h-28"} />
      <div className={`px-6 pt-6 sm:px-8 ${look.isDark ? "pb-12" : "pb-9"}`}>
        <p className="text-small font-semibold">{card.quality}</p>
        <h3 className={`text-[clamp(1.75rem,1.5rem+1vw,2.25rem)] leading-tight ${look.strong}`}>{card.name}</h3>
        <Price offer={card.offers.month} vat={vat} look={look} className={shownWhen.month} />
        <Price offer={card.offers.once} vat={vat} look={look} className={shownWhen.once} />
        <Points points={card.points.month} look={look} className={shownWhen.month} />
        <Points points={card.points.once} look={look} className={shownWhen.once} />
        {(["month", "once"] as const).map((paid) => (
          <ButtonLink
            key={paid}
            to={card.chooseTo[paid]}
            variant={look.isDark ? "weld" : "quiet"}
            className={`mt-7 w-full ${shownWhen[paid]}`}
          >
            {card.choose}
          </ButtonLink>
        ))}
        <a
          href={card.moreTo}
          className={`mt-2 flex min-h-11 items-center justify-center font-semibold underline underline-offset-4 hover:decoration-2 ${look.strong}`}
        >
          {card.more}
        </a>
      </div>
    </article>
  );
}

interface PointsProps {
  points: readonly string[];
  look: PackageLook;
  className: string;
}

function Points({ points, look, className }: PointsProps) {
  return (
    <ul className={`mt-6 grid gap-2.5 ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-3.5">
          <span className={`mt-[0.6em] h-1.5 w-4 shrink-0 border-x-6 ${look.stitch}`} aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  );
}

interface PriceProps {
  offer: Offer;
  vat: PackageCardsProps["vat"];
  look: PackageLook;
  className: string;
}

function Price({ offer, vat, look, className }: PriceProps) {
  return (
    <div className={`mt-4 lg:min-h-32 ${className}`}>
      <p
        className={`font-display text-[clamp(2.125rem,1.7rem+1.4vw,2.875rem)] leading-none font-extrabold tracking-tight tabular-nums ${look.strong}`}
      >
        <Sum {...offer} />
      </p>
      <p className="mt-2 font-semibold">
        {offer.per}
        {offer.amountIncl && (
          <>
            , <VatNote copy={vat} />
          </>
        )}
      </p>
      <p className="text-small">{offer.scope}</p>
    </div>
  );
}
