import { Fragment, type ReactNode } from "react";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { GO } from "./configurator-state";
import { formatBudget } from "./options";
import type { Wizard } from "./use-wizard";
import { STEPS, type Step } from "./wizard";

export function WizardSummary({ wizard, copy }: { wizard: Wizard; copy: ConfiguratorCopy }) {
  const { language } = useLanguage();
  const { websiteType, services, timeline, budget, features, businessInfo, contactInfo } = wizard.answers;
  const { summary } = copy;
  const contact = [contactInfo.name, contactInfo.email, contactInfo.phone];
  return (
    <dl className="border-t border-linen-300 [&>:last-child]:border-b-0">
      <Row step="type" title={wizard.mode === "subscription" ? summary.package : summary.type} copy={copy}>
        {websiteType && copy.types[websiteType].title}
      </Row>
      <Row step="services" title={summary.services} copy={copy}>
        {services.map((id) => copy.services[id].title).join(", ")}
      </Row>
      <Row step="planning" title={summary.planning} copy={copy}>
        {[timeline && copy.timelines[timeline].title, budget && formatBudget(budget, copy.budget, language)]
          .filter(Boolean)
          .join(" · ")}
      </Row>
      <Row step="features" title={summary.features} copy={copy}>
        {features.map((id) => copy.features[id].title).join(", ")}
      </Row>
      <Row step="business" title={summary.company} copy={copy}>
        {apart([businessInfo.companyName, businessInfo.industry])}
        {businessInfo.description && (
          <span dir="auto" className="mt-1 block whitespace-pre-line">
            {businessInfo.description}
          </span>
        )}
      </Row>
      <Row step="contact" title={summary.contact} copy={copy}>
        {apart(contact)}
      </Row>
    </dl>
  );
}

function apart(texts: readonly string[]): ReactNode {
  return [...new Set(texts.filter(Boolean))].map((text, index) => (
    <Fragment key={text}>
      {index > 0 && " · "}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}

interface RowProps {
  step: Step;
  title: string;
  copy: ConfiguratorCopy;
  children: ReactNode;
}

function Row({ step, title, copy, children }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-linen-300 py-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <dt className="font-semibold text-ink-950 max-sm:col-start-1">{title}</dt>
      <dd dir="auto" className="text-start wrap-anywhere max-sm:col-start-1">
        {children || copy.summary.none}
      </dd>
      <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
        <button type="submit" name={GO} value={STEPS.indexOf(step)} formNoValidate className="link min-h-11 px-1">
          {copy.buttons.change}
          <span className="sr-only">: {title}</span>
        </button>
      </dd>
    </div>
  );
}
