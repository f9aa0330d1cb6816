import { AdsConfirmation } from "./ads-confirmation";
import { adsFormKind } from "./forms";
import { type QuoteFormState, stateOf } from "./quote-form-state";
import { ADS_SERVICE } from "./services";
import { ThankfulForm } from "./thankful-form";
import { useRequestForm } from "./use-request-form";

interface AdsFormProps {
  /** Which form this is; stored with the request. */
  source?: string;
  /** The state of the forms on this page, from its loader. */
  state: QuoteFormState;
}

/** The form for visitors from an advertisement, or after sending the confirmation, for 30 seconds. */
export function AdsForm({ source = "meta-ads", state }: AdsFormProps) {
  const initial = stateOf(source, state);
  const requestForm = useRequestForm({ kind: adsFormKind, source, service: ADS_SERVICE, initial });
  return (
    <ThankfulForm
      requestForm={requestForm}
      isPersistent={false}
      thanks={(thanks) => <AdsConfirmation thanks={thanks} />}
    />
  );
}
