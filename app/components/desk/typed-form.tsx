import { Form, type FormProps } from "react-router";
import { DRAFT_FIELD } from "./desk-draft";
import { DraftNotice } from "./draft-notice";
import type { TypedForm as TypedFormState } from "./use-typed-form";

interface TypedFormProps extends Omit<FormProps, "ref" | "method" | "onInput"> {
  typed: TypedFormState;
}

export function TypedForm({ typed, children, ...form }: TypedFormProps) {
  return (
    <Form ref={typed.form} method="post" preventScrollReset onInput={typed.keep} {...form}>
      {typed.restored && <DraftNotice isOutdated={typed.restored === "outdated"} onDiscard={typed.discard} />}
      <input type="hidden" name={DRAFT_FIELD} value={typed.source} />
      {children}
    </Form>
  );
}
