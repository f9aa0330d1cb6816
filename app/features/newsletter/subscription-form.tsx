import { BOUNDS } from "~/components/forms/bounds";
import { Honeypot } from "~/components/forms/honeypot";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { pathOf } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { SUBSCRIBE_PATH } from "./paths";
import { BOX_FIELD, type Box, boxId, type SubscriptionFormState, stateOf } from "./subscription-form-state";
import { useSubscriptionForm } from "./use-subscription-form";

interface SubscriptionFormProps {
  box: Box;
  state: SubscriptionFormState;
}

export function SubscriptionForm({ box, state }: SubscriptionFormProps) {
  const { t, href } = useLanguage();
  const { pathname } = usePageAddress();
  const served = stateOf(box, state);
  const { form, outcome, phase, error, touch, edit, submit } = useSubscriptionForm(served);
  if (phase === "requested") {
    return (
      <div ref={outcome} tabIndex={-1} className="scroll-mt-28">
        <FormNotice tone="good" title={t("newsletter.requested.title")} text={t("newsletter.requested.text")} />
      </div>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      // The page that answers opens at this form if there is no JavaScript.
      action={`${SUBSCRIBE_PATH}#${boxId(box)}`}
      onSubmit={submit}
      onFocus={touch}
      noValidate
      className="grid gap-3"
    >
      <input type="hidden" name="page" value={pathname} />
      <input type="hidden" name={BOX_FIELD} value={box} />
      <Honeypot />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField
            id={`${boxId(box)}-email`}
            name="email"
            type="email"
            label={t("newsletter.email")}
            error={error}
            defaultValue={served.email}
            onChange={edit}
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={BOUNDS.email}
          />
        </div>
        <Button type="submit" variant="dark" aria-disabled={phase === "sending"} className="grow sm:mt-8 sm:grow-0">
          {t(phase === "sending" ? "newsletter.sending" : "newsletter.button")}
        </Button>
      </div>
      {phase === "limited" && <FormNotice title={t("toast.limited.title")} text={t("toast.limited.text")} />}
      {phase === "failed" && <FormNotice title={t("newsletter.failed.title")} text={t("newsletter.failed.text")} />}
      <p className="text-small">
        {t("newsletter.promise")}{" "}
        <a href={href(pathOf("privacy"))} className="link">
          {t("newsletter.privacy")}
        </a>
      </p>
    </form>
  );
}
