import { ConfiguratorHeading } from "~/components/sections/configurator-heading";
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
