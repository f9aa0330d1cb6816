import { ClosingBanner } from "~/components/sections/closing-banner";
import { CutOffs } from "~/components/sections/cut-offs";
import { LoosePrices } from "~/components/sections/loose-prices";
import type { Proof } from "~/components/sections/proof-strip";
import { Questions } from "~/components/sections/questions";
import { ButtonLink } from "~/components/ui/button";
import { PageProof } from "~/content/page-proof";
import { pathOf } from "~/content/pages";
import { formatPrice } from "~/content/prices/price-facts";
import { priceList } from "~/content/prices/price-list";
import { useLanguage } from "~/lib/language/language-context";
import type { Route } from "./+types/prices";

type Copy = Route.ComponentProps["loaderData"]["copy"];

interface PricesRestProps {
  copy: Copy["page"];
  vat: Copy["shared"]["vat"];
  proof: Proof;
}

export function PricesRest({ copy, vat, proof }: PricesRestProps) {
  const { href, language } = useLanguage();
  const loose = copy.loose.items.map((item) => ({ ...item, ...formatPrice(priceList[item.price], language) }));
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
