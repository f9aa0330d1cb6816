import { PenLine } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { usePageParts } from "./page-parts";
import { put } from "./put";
import { VERSION_ID } from "./version-id";

interface ApproveFormProps {
  version: number;
  submissionId: string;
  answer: FormAnswer | null;
}

export function ApproveForm({ version, submissionId, answer }: ApproveFormProps) {
  const { words, to } = usePageParts();
  const { versions, outcomes } = words;
  const ref = useErrorInView(answer);
  const isPending = useNavigation().formData?.get("do") === "approve";
  const field = fieldsOf({ form: "approve", answer });
  return (
    <div className="grid gap-4 border-t-2 border-linen-300 pt-6">
      <div>
        <h3 className="text-h3">{versions.approveTitle}</h3>
        <p className="mt-1 max-w-[60ch]">{versions.approveText}</p>
      </div>
      <Form
        ref={ref}
        method="post"
        action={`${to}#${VERSION_ID}`}
        noValidate
        preventScrollReset
        className="grid max-w-xl gap-4"
      >
        {answer && <FormNotice text={answer.problem ?? outcomes.failed} />}
        <input type="hidden" name="do" value="approve" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="submission_id" value={submissionId} />
        <TextField
          {...field("name")}
          label={versions.name}
          hint={versions.nameHint}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <Button type="submit" aria-disabled={isPending} className="justify-self-start max-sm:w-full">
          <PenLine aria-hidden="true" />
          {isPending ? versions.pending : put(versions.approve, { version })}
        </Button>
      </Form>
    </div>
  );
}
