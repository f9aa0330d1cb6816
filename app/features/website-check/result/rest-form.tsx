import { Form, useNavigation } from "react-router";
import { BOUNDS } from "~/components/forms/bounds";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { Honeypot } from "~/components/forms/honeypot";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { useOnlineOnly } from "~/components/forms/use-online-only";
import { Button } from "~/components/ui/button";
import { CheckboxField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { REST_FORM, type RestField } from "../check-forms";
import { REST_ID } from "../paths";
import type { DoneCheck } from "../read-check-page.server";

interface RestFormProps {
  to: string;
  words: DoneCheck["leave"];
  answer: FormAnswer<RestField> | null;
}

/** Asks for an address, to show and send the whole result. */
export function RestForm({ to, words, answer }: RestFormProps) {
  const onlineOnly = useOnlineOnly();
  const element = useErrorInView(answer);
  const isPending = useNavigation().formData?.get("do") === REST_FORM;
  const field = fieldsOf<RestField>({ form: "rest", answer });
  const notice = answer && Object.keys(answer.errors).length === 0 ? (answer.problem ?? words.failed) : null;
  return (
    <section aria-labelledby="rest-title" className="border-2 border-linen-300 bg-white px-5 py-7 sm:px-9 sm:py-9">
      <h2 id="rest-title" className="text-panel">
        {words.title}
      </h2>
      <p className="mt-3 max-w-[38rem]">{words.text}</p>
      <Form
        ref={element}
        method="post"
        action={`${to}#${REST_ID}`}
        noValidate
        preventScrollReset
        onSubmit={onlineOnly}
        className="mt-6 grid max-w-[38rem] gap-4"
      >
        {notice && <FormNotice text={notice} />}
        <input type="hidden" name="do" value={REST_FORM} />
        <Honeypot />
        <TextField
          {...field("email")}
          type="email"
          label={words.email}
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={BOUNDS.email}
        />
        <CheckboxField {...field("newsletter")} label={words.newsletter} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="dark" aria-disabled={isPending}>
            {isPending ? words.pending : words.submit}
          </Button>
          <p className="text-small">
            {words.privacy} <PrivacyLink />
          </p>
        </div>
      </Form>
    </section>
  );
}
