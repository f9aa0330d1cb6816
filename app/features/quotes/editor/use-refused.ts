import { type FormEvent, useState } from "react";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import type { RefusedAnswer } from "../customer/quote-answer";

type Errors = Readonly<Record<string, string>>;

const NONE: Errors = {};

/** Each error shows until its field is changed. */
export function useRefused(refused: RefusedAnswer | null) {
  const form = useErrorInView(refused);
  const [shown, setShown] = useState({ of: refused, errors: refused?.errors ?? NONE });
  // A new refusal, other than the one whose errors were corrected.
  if (shown.of !== refused) setShown({ of: refused, errors: refused?.errors ?? NONE });
  const { errors } = shown;
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { [(target as HTMLInputElement).name]: mended, ...others } = errors;
    if (mended) setShown({ of: refused, errors: others });
  };
  return { form, errors, mend };
}
