import type { PackageId } from "~/features/pricing/packages";
import { packageFormKind } from "./forms";
import { type QuoteFormState, stateOf } from "./quote-form-state";
import { RequestFields } from "./request-fields";
import { PACKAGE_SERVICES } from "./services";
import { useRequestForm } from "./use-request-form";

interface PackageFormProps {
  id: PackageId;
  source: string;
  /** The state of the forms on this page, from its loader. */
  state: QuoteFormState;
}

/** The form that asks for a package. */
export function PackageForm({ id, source, state }: PackageFormProps) {
  const requestForm = useRequestForm({
    kind: packageFormKind,
    source,
    service: PACKAGE_SERVICES[id],
    initial: stateOf(source, state),
  });
  return <RequestFields requestForm={requestForm} />;
}
