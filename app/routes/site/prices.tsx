import { ClosingBanner } from "~/components/sections/closing-banner";
import { CutOffs } from "~/components/sections/cut-offs";
import { FeatureMatrix } from "~/components/sections/feature-matrix";
import { LoosePrices } from "~/components/sections/loose-prices";
import { PackageCards } from "~/components/sections/package-cards";
import { PriceSwitch, SwitchedPrices, shownWhen } from "~/components/sections/price-switch";
import { PriceTape } from "~/components/sections/price-tape";
import type { Proof } from "~/components/sections/proof-strip";
import { Questions } from "~/components/sections/questions";
import { ButtonLink } from "~/components/ui/button";
import { packageFormPath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { PageProof } from "~/content/page-proof";
import { pathOf } from "~/content/pages";
import type { PriceName } from "~/content/price-name";
import { matrixTable, pointsOf } from "~/content/prices/feature-lists";
import { PAY_ONCE, PAYMENT_PARAM, packageIds } from "~/content/prices/packages";
import { formatPrice } from "~/content/prices/price-facts";
import { openPrices, priceList } from "~/content/prices/price-list";
import { pricedServices } from "~/content/prices/priced-services";
import { proofOf } from "~/content/proof.server";
import { pricesCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/prices";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return { copy: pageCopy(pricesCopy, language), proof: proofOf("prices", language) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { page, shared } = loaderData.copy;
  const subscription = { name: shared.packages.starter.name, scope: shared.offers.starter.month.scope };
  const purchase = { name: shared.packages.starter.name, scope: shared.offers.starter.once.scope };
  const loose = page.loose.items.flatMap(({ name, scope, price }) =>
    price in openPrices ? [] : [{ name, scope, price: price as PriceName }],
  );
  return metaOfPage(site, "prices", page.meta, pricedServices({ subscription, purchase, loose }, site));
}

export default function PricesPage({ loaderData: { copy, proof } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { page, shared } = copy;
  const cards = packageIds.map((id) => ({
    ...shared.packages[id],
    id,
    points: { month: pointsOf(id, "month", shared), once: pointsOf(id, "once", shared) },
    offers: shared.offers[id],
    chooseTo: {
      month: href(packageFormPath(id)),
      once: `${href(packageFormPath(id))}?${PAYMENT_PARAM}=${PAY_ONCE}`,
    },
    moreTo: href(pathOf(`package-${id}`)),
  }));
  return (
    <SwitchedPrices>
      <PriceTape copy={page.hero} vat={shared.vat} />
      <section className="wrap pb-section">
        <h2 className="text-h2">{page.packages.title}</h2>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-7">
          <p className="max-w-[27rem] text-lead">{page.packages.lead}</p>
          <PriceSwitch copy={page.packages.switch} />
        </div>
        <div className="mt-12">
          <PackageCards packages={cards} vat={shared.vat} />
        </div>
        <p className={`mt-6 text-small ${shownWhen.month}`}>{page.packages.notes.month}</p>
        <p className={`mt-6 text-small ${shownWhen.once}`}>{page.packages.notes.once}</p>
        <div className="mt-20 grid gap-x-16 gap-y-3 lg:mt-28 lg:grid-cols-2 lg:items-end">
          <h2 className="text-h2">{page.matrix.title}</h2>
          <p className="text-lead">{page.matrix.lead}</p>
        </div>
        <div className="mt-6">
          <FeatureMatrix
            caption={page.matrix.caption}
            corner={page.matrix.corner}
            packages={cards}
            groups={matrixTable(shared)}
            labels={{ included: shared.included, missing: shared.missing, separately: shared.lists.separately }}
          />
        </div>
      </section>
      <PricesRest copy={page} vat={shared.vat} proof={proof} />
    </SwitchedPrices>
  );
}

type Copy = Route.ComponentProps["loaderData"]["copy"];

interface PricesRestProps {
  copy: Copy["page"];
  vat: Copy["shared"]["vat"];
  proof: Proof;
}

function PricesRest({ copy, vat, proof }: PricesRestProps) {
  const { href, language } = useLanguage();
  const prices = { ...priceList, ...openPrices };
  const loose = copy.loose.items
    .filter(({ price }) => prices[price].euros > 0)
    .map((item) => ({ ...item, ...formatPrice(prices[item.price], language) }));
  return (
    <>
      <PageProof copy={proof} />
      <LoosePrices copy={copy.loose} items={loose} vat={vat} />
      <CutOffs copy={copy.cutOffs} />
      <Questions title={copy.questions.title} items={copy.questions.items} />
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <ButtonLink to={href(pathOf("configurator"))}>{copy.closing.configurator}</ButtonLink>
        <ButtonLink to={href(pathOf("contact"))} variant="quiet">
          {copy.closing.contact}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
