import type { ReactNode, RefObject } from "react";
import type { ClothName } from "~/components/illustrations/cloths";
import { packageLooks } from "~/components/sections/package-look";
import { formatAmount } from "~/content/prices/price-facts";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { BudgetField } from "./budget-field";
import { type Choice, ChoiceCards } from "./choice-cards";
import { BusinessFields, ContactFields } from "./detail-fields";
import {
  FEATURES,
  type FeatureId,
  SERVICES,
  type ServiceId,
  SUBSCRIPTIONS,
  TIMELINES,
  WEBSITE_TYPES,
  type WebsiteType,
} from "./options";
import { wholeOf } from "./overlaps";
import { chosenItems, nameOf, priceOf } from "./price-lines";
import type { Wizard } from "./use-wizard";
import { STEPS } from "./wizard";
import { WizardSummary } from "./wizard-summary";

const CLOTHS: Partial<Record<WebsiteType, ClothName>> = {
  website: "houndstooth",
  webshop: "herringbone",
  landingpage: "windowpane",
  "weet-ik-nog-niet": "satin",
  "abonnement-starter": packageLooks.starter.cloth,
  "abonnement-groei": packageLooks.groei.cloth,
  "abonnement-pro": packageLooks.pro.cloth,
};

interface WizardStepProps {
  wizard: Wizard;
  copy: ConfiguratorCopy;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function WizardStep({ wizard, copy, headingRef }: WizardStepProps) {
  const { title, text } = copy.steps[STEPS[wizard.step] ?? "type"];
  return (
    <>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-tight shadow-none outline-none"
      >
        {title}
      </h2>
      <p className="mt-2 mb-6 max-w-[40em]">{text}</p>
      {/* The browser keeps the choices: those made elsewhere need inputs that start afresh. */}
      <Question key={wizard.given} wizard={wizard} copy={copy} />
    </>
  );
}

function Question({ wizard, copy }: Omit<WizardStepProps, "headingRef">) {
  const { answers, edit, choose } = wizard;
  switch (STEPS[wizard.step]) {
    case "services":
      return (
        <Group title={copy.steps.services.title}>
          <Extras name="services" ids={SERVICES} copy={copy} wizard={wizard} />
        </Group>
      );
    case "planning":
      return (
        <>
          <Group title={copy.steps.planning.title}>
            <ChoiceCards
              type="radio"
              name="timeline"
              choices={TIMELINES.map((id) => ({ id, ...copy.timelines[id], price: "", cloth: null, hint: null }))}
              chosen={answers.timeline ? [answers.timeline] : []}
              onChange={choose}
              className="sm:grid-cols-2"
            />
          </Group>
          <BudgetField chosen={answers.budget} copy={copy.budget} onChange={edit} />
        </>
      );
    case "features":
      return (
        <Group title={copy.steps.features.title}>
          <Extras name="features" ids={FEATURES} copy={copy} wizard={wizard} />
        </Group>
      );
    case "business":
      return <BusinessFields wizard={wizard} copy={copy.fields} />;
    case "contact":
      return <ContactFields wizard={wizard} copy={copy.fields} />;
    case "confirmation":
      return <WizardSummary wizard={wizard} copy={copy} />;
    default:
      return <Types wizard={wizard} copy={copy} />;
  }
}

function Types({ wizard: { mode, answers, choose }, copy }: Omit<WizardStepProps, "headingRef">) {
  const price = useItemPrice(copy);
  const ids: readonly WebsiteType[] = mode === "subscription" ? SUBSCRIPTIONS : WEBSITE_TYPES;
  const choices = ids.map((id) => ({
    id,
    ...copy.types[id],
    price: price(id),
    cloth: CLOTHS[id] ?? null,
    hint: null,
  }));
  return (
    <Group title={copy.steps.type.title}>
      <ChoiceCards
        type="radio"
        name="website_type"
        choices={choices}
        chosen={answers.websiteType ? [answers.websiteType] : []}
        onChange={choose}
        className=""
      />
    </Group>
  );
}

interface ExtrasProps<Id extends ServiceId | FeatureId> {
  name: "services" | "features";
  ids: readonly Id[];
  wizard: Wizard;
  copy: ConfiguratorCopy;
}

function Extras<Id extends ServiceId | FeatureId>({ name, ids, wizard: { answers, choose }, copy }: ExtrasProps<Id>) {
  const price = useItemPrice(copy);
  const chosen = chosenItems(answers);
  const words: Record<ServiceId | FeatureId, { title: string; text: string }> = { ...copy.services, ...copy.features };
  const choices = ids.map((id): Choice<Id> => {
    const whole = wholeOf(id, chosen);
    const hint = whole && `${copy.overlap} ‘${nameOf(whole, copy)}’`;
    return { id, ...words[id], price: whole ? "" : price(id), cloth: null, hint };
  });
  return (
    <ChoiceCards
      type="checkbox"
      name={name}
      choices={choices}
      chosen={ids.filter((id) => chosen.includes(id))}
      onChange={choose}
      className="sm:grid-cols-2"
    />
  );
}

function useItemPrice(copy: ConfiguratorCopy) {
  const { language } = useLanguage();
  return (item: WebsiteType | ServiceId | FeatureId): string => {
    const price = priceOf(item);
    if (!price) return item === "landingpage" || item.startsWith("abonnement-") ? copy.price.byQuote : "";
    const per = price.per === "month" ? ` ${copy.price.month.toLowerCase()}` : "";
    return `${formatAmount(price, language)}${per || (item === "landing-pages" ? ` ${copy.perPiece}` : "")}`;
  };
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  );
}
