import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { type ConfiguratorMode, type ConfiguratorState, IDLE_CONFIGURATOR } from "./configurator-state";
import { ConfiguratorThanks } from "./configurator-thanks";
import { useWizard } from "./use-wizard";
import { WizardForm } from "./wizard-form";

interface WizardProps {
  mode: ConfiguratorMode;
  state: ConfiguratorState;
  copy: ConfiguratorCopy;
}

export function ConfiguratorWizard({ mode, state, copy }: WizardProps) {
  const wizard = useWizard(mode, state, copy.toasts);
  if (wizard.thanks) {
    return <ConfiguratorThanks copy={copy.thanks} thanks={wizard.thanks} onStartAnew={wizard.startAnew} />;
  }
  // A new configuration inherits nothing from the previous one: no address for a draft, no notice.
  const served = wizard.round === 0 ? state : IDLE_CONFIGURATOR;
  return (
    <>
      <ConfiguratorHeading copy={copy.hero} />
      <section className="wrap pb-section">
        <WizardForm key={wizard.round} wizard={wizard} state={served} copy={copy} />
      </section>
    </>
  );
}

interface ConfiguratorHeadingProps {
  copy: { label: string; title: string; lead: string };
}

/** A low header: the questions are visible without scrolling. */
function ConfiguratorHeading({ copy }: ConfiguratorHeadingProps) {
  return (
    <header className="wrap pt-28 pb-8 md:pt-32">
      <p className="woven-label mb-4">{copy.label}</p>
      <div className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-[auto_minmax(18rem,1fr)]">
        <h1 className="text-[clamp(2.25rem,1.6rem+2.8vw,3.75rem)] leading-none font-extrabold">{copy.title}</h1>
        <p className="max-w-[34rem] lg:pb-1">{copy.lead}</p>
      </div>
    </header>
  );
}
