import { useMemo } from "react";
import type { PackageId } from "~/content/prices/packages";
import { isSent } from "./form-phase";
import { packageFormKind } from "./forms";
import { type QuoteFormState, stateOf, untouched } from "./quote-form-state";
import { RequestFields } from "./request-fields";
import { PACKAGE_SERVICES } from "./services";
import { useRequestForm } from "./use-request-form";

interface PackageFormProps {
  id: PackageId;
  source: string;
  /** The state of the forms on this page, from its loader. */
  state: QuoteFormState;
  /** The query of the page that says how the package is paid. */
  payment: string;
  /** First text of the message. */
  message: string;
}

/** The form that asks for a package. */
export function PackageForm({ id, source, state, payment, message }: PackageFormProps) {
  const initial = useMemo(() => {
    const served = stateOf(source, state);
    const isRefused = served.status !== "idle" && !isSent(served.status);
    return isRefused ? served : { ...served, values: untouched(message).values };
  }, [source, state, message]);
  const requestForm = useRequestForm({
    kind: packageFormKind,
    source,
    service: PACKAGE_SERVICES[id],
    initial,
    opening: message,
  });
  return <RequestFields requestForm={requestForm} kept={payment} />;
}
