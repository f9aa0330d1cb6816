import { FormNotice } from "~/components/ui/form-notice";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { StartAnew } from "./start-anew";
import type { Wizard } from "./use-wizard";

export function WizardNotice({ wizard, copy }: { wizard: Wizard; copy: ConfiguratorCopy }) {
  const { t } = useLanguage();
  const { notice } = wizard;
  const words = {
    missing: { title: t("toast.oops.title"), text: copy.toasts.missing },
    invalid: { title: t("toast.oops.title"), text: t("toast.invalid.text") },
    failed: { title: t("toast.failed.title"), text: t("toast.failed.text") },
    limited: { title: t("toast.limited.title"), text: t("toast.limited.text") },
    draft: { text: copy.draft.opened },
    resumed: { text: copy.draft.opened },
    kept: { text: copy.draft.expiredKept },
    ahead: { text: copy.draft.ahead },
    expired: { text: copy.draft.expired },
  };
  if (!notice || !(notice in words)) return null;
  const isResumed = ["draft", "resumed", "kept", "ahead"].includes(notice);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-1">
      <FormNotice tone={isResumed ? "good" : "bad"} {...words[notice as keyof typeof words]} />
      {isResumed && (
        <StartAnew onSelect={wizard.startAnew} className="link inline-flex min-h-11 items-center">
          {copy.draft.startAnew}
        </StartAnew>
      )}
    </div>
  );
}
