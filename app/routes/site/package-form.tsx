import { data } from "react-router";
import { packageLooks } from "~/components/sections/package-look";
import { PackageSample } from "~/components/sections/package-sample";
import { families, packageFormPath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { pointsOf } from "~/content/prices/feature-lists";
import { packageNamed, paymentSearch } from "~/content/prices/packages";
import { packageCopy } from "~/content/site/package/package-copy.server";
import { packageFormCopy } from "~/content/site/package-form/package-form-copy.server";
import { leadToMeant } from "~/features/not-found/redirect-to-meant.server";
import { PackageContact } from "~/features/requests/package-contact";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { REDIRECT_DELAY, WrongPackage } from "~/features/requests/wrong-package";
import { englishPath, isEnglishAddress } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta, pageMeta } from "~/lib/seo/page-meta";
import { Island } from "~/platform/pages/islands/island";
import type { Route } from "./+types/package-form";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { packages, invalid, ...copy } = pageCopy(packageFormCopy, language);
  const id = packageNamed(params.package);
  if (!id) {
    const meant = leadToMeant(url);
    if (meant) throw meant;
    const prices = isEnglishAddress(url.pathname) ? englishPath(pathOf("prices")) : pathOf("prices");
    const headers = { Refresh: `${REDIRECT_DELAY / 1_000}; url=${prices}` };
    return data({ chosen: null, invalid }, { headers });
  }
  const { shared } = pageCopy(packageCopy[id], language);
  const payment = paymentSearch(url);
  return data({
    chosen: { id, copy: { ...copy, ...packages[id] }, shared, form: quoteFormState(url, context), payment },
    invalid,
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData: { chosen, invalid }, matches }: Route.MetaArgs) {
  if (!chosen) return hiddenPageMeta(invalid.metaTitle);
  const { copy, id } = chosen;
  return pageMeta({
    copy: copy.meta,
    path: packageFormPath(id),
    site: matches[0].loaderData,
    isIndexable: families.packageForm.indexable,
  });
}

export default function PackageFormPage({ loaderData: { chosen, invalid } }: Route.ComponentProps) {
  const { href } = useLanguage();
  if (!chosen) return <WrongPackage copy={invalid} pricesTo={href(pathOf("prices"))} />;
  const { id, copy, shared, form, payment } = chosen;
  const isPaidOnce = payment !== "";
  const { name, quality } = shared.packages[id];
  const { month, once } = shared.offers[id];
  const [first, second] = isPaidOnce ? [once, month] : [month, once];
  const offers = first.amount === second.amount ? [first] : [first, second];
  // Two prices share one list: it has the points that apply to both.
  const shown =
    offers.length === 1
      ? pointsOf(id, isPaidOnce ? "once" : "month", shared)
      : pointsOf(id, "month", shared).filter((point) => pointsOf(id, "once", shared).includes(point));
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="px-4 pt-28 pb-14 sm:px-10 lg:order-last lg:pt-40 lg:pr-[max(2rem,50vw-36rem)] lg:pb-24 lg:pl-24">
        <h1 className="text-[clamp(2.25rem,1.5rem+3vw,3.75rem)] leading-none font-extrabold">{copy.title}</h1>
        <p className="mt-5 mb-9 max-w-[34rem] text-lead">{copy.lead}</p>
        <Island
          name="package-contact"
          of={PackageContact}
          props={{
            id,
            state: form,
            payment,
            copy: {
              ways: copy.ways,
              open: copy.open,
              back: copy.back,
              formTitle: copy.formTitle,
              paidOnce: copy.paidOnce,
            },
          }}
        />
      </div>
      <PackageSample
        label={copy.sample.label}
        name={name}
        quality={quality}
        points={shown}
        offers={offers}
        vat={shared.vat.excl}
        look={packageLooks[id]}
        links={[
          { text: copy.sample.more, to: href(pathOf(`package-${id}`)) },
          { text: copy.sample.others, to: href(pathOf("package-contact")) },
        ]}
      />
    </div>
  );
}
