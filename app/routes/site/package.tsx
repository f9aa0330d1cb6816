import { Approach } from "~/components/sections/approach";
import { ClosingBanner } from "~/components/sections/closing-banner";
import { Highlights } from "~/components/sections/highlights";
import { PackageContents } from "~/components/sections/package-contents";
import { PackageHero } from "~/components/sections/package-hero";
import { packageLooks } from "~/components/sections/package-look";
import { Questions } from "~/components/sections/questions";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { packageFormPath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { pageCrumbs } from "~/content/page-crumbs";
import { PageProof } from "~/content/page-proof";
import { pathOf } from "~/content/pages";
import { featuresOf } from "~/content/prices/feature-lists";
import { packageAt, packagePrices } from "~/content/prices/packages";
import { priceList } from "~/content/prices/price-list";
import { proofOf } from "~/content/proof.server";
import { packageCopy } from "~/content/site/package/package-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { serviceArea } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import type { Route } from "./+types/package";

export function loader({ context, url }: Route.LoaderArgs) {
  const id = packageAt(url.pathname);
  const language = context.get(languageContext);
  return { id, copy: pageCopy(packageCopy[id], language), proof: proofOf(`package-${id}`, language) };
}

export function meta({ loaderData: { id, copy }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const path = pathOf(`package-${id}`);
  const { name } = copy.shared.packages[id];
  const price = packagePrices[id].month ?? packagePrices[id].once;
  const offer = {
    name: `${business.name} ${name}`,
    description: copy.page.meta.description,
    path,
    areaServed: serviceArea(business),
    provider: business,
    offer: price && priceList[price],
  };
  return pageMeta({
    copy: copy.page.meta,
    path,
    site,
    structuredData: [pageCrumbs(site, "prices", `package-${id}`), service(offer, site)],
  });
}

export default function PackagePage({ loaderData: { id, copy, proof } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { page, shared } = copy;
  const look = packageLooks[id];
  const chooseTo = href(packageFormPath(id));
  const askTo = href(pathOf("contact"));
  return (
    <>
      <PackageHero
        copy={page.hero}
        look={look}
        price={{ ...shared.offers[id], or: shared.or, vat: shared.vat.excl }}
        chooseTo={chooseTo}
        askTo={askTo}
      />
      <PackageContents
        title={page.contents.title}
        labels={shared.lists}
        note={shared.bought[id]}
        look={look}
        {...featuresOf(id, shared)}
      />
      <Highlights copy={page.highlights} look={look} />
      <Approach copy={page.approach} />
      <PageProof copy={proof} />
      <Questions title={page.questions.title} items={page.questions.items} />
      <div className="wrap pb-20">
        <p className="woven-label">{shared.note}</p>
      </div>
      <ClosingBanner title={page.closing.title} text={page.closing.text}>
        <ButtonLink to={chooseTo}>{page.closing.choose}</ButtonLink>
        <ButtonLink to={askTo} variant="quiet">
          {page.closing.ask}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
