import { Plus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { FieldError, TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { FoldTitle } from "~/features/quotes/customer/ask-form";
import { usePageParts } from "./page-parts";
import { ProjectFiles } from "./project-files";
import { CHANGE_FIELD } from "./project-forms";
import { put } from "./put";
import type { CustomerProject, CustomerVersion } from "./read-project-page.server";
import { useChanges } from "./use-changes";
import { VERSION_ID } from "./version-id";

interface ChangesFormProps {
  page: CustomerProject;
  version: CustomerVersion;
  answer: FormAnswer | null;
}

const FORM_ID = "changes";

export function ChangesForm({ page, version, answer }: ChangesFormProps) {
  const { words, to } = usePageParts();
  const { versions, outcomes } = words;
  const ref = useErrorInView(answer);
  const isPending = useNavigation().formData?.get("do") === "changes";
  const { isRead, changes, write, add, isRestored } = useChanges(`${page.id} ${version.number}`, ref, answer);
  const field = fieldsOf({ form: FORM_ID, answer, served: { name: page.sender } });
  const error = field("text").error;
  return (
    <details open={answer !== null || isRestored} className="group border-t-2 border-linen-300">
      <FoldTitle>{versions.changesTitle}</FoldTitle>
      <div className="grid max-w-xl gap-5">
        <p>{versions.changesText}</p>
        {page.roundsLeft !== null && (
          <p>{page.roundsLeft === 1 ? versions.roundsOne : put(versions.roundsMany, { count: page.roundsLeft })}</p>
        )}
        <Form
          ref={ref}
          id={FORM_ID}
          method="post"
          encType="multipart/form-data"
          action={`${to}#${VERSION_ID}`}
          noValidate
          preventScrollReset
          className="grid gap-4"
        >
          {answer && <FormNotice text={answer.problem ?? outcomes.failed} />}
          <input type="hidden" name="do" value="changes" />
          <input type="hidden" name="version" value={version.number} />
          <input type="hidden" name="submission_id" value={page.submissionId} />
          <ol className="grid gap-4">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a change is its name.
              <li key={index}>
                <TextAreaField
                  id={`change-${index}`}
                  name={CHANGE_FIELD}
                  label={put(versions.change, { number: index + 1 })}
                  value={isRead ? change : undefined}
                  defaultValue={isRead ? undefined : change}
                  error={index === 0 ? error : undefined}
                  onChange={({ currentTarget }) => write(index, currentTarget.value)}
                  className="min-h-20"
                />
              </li>
            ))}
          </ol>
          <FieldError id="changes-version" text={field("version").error} />
          {isRead && (
            <Button variant="quiet" className="justify-self-start" onClick={add}>
              <Plus aria-hidden="true" />
              {versions.more}
            </Button>
          )}
          <TextField {...field("name")} label={versions.sender} autoComplete="name" autoCapitalize="words" required />
        </Form>
        <ProjectFiles
          place={{ item: null, version: version.number }}
          files={version.files}
          form={FORM_ID}
          canRemove
          label={versions.changesFiles}
        />
        <Button
          type="submit"
          form={FORM_ID}
          variant="dark"
          aria-disabled={isPending}
          className="justify-self-start max-sm:w-full"
        >
          {isPending ? versions.pending : versions.send}
        </Button>
      </div>
    </details>
  );
}
