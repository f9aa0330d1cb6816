import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { LEAD_IMPORT_PATH } from "../paths";
import { TABLE_LIMITS, type TableProblem } from "./table-problem";

export const FILE_FIELD = "file";

type Problem = TableProblem["problem"];

export function UploadForm({ problem }: { problem: Problem | null }) {
  const words = useWords("leadImport");
  const { formAction, formMethod } = useNavigation();
  const isSent = formMethod === "POST" && formAction === LEAD_IMPORT_PATH;
  // A file that will be refused is not sent.
  const [own, refuse] = useState<Problem | null>(null);
  const wrong = own ?? (isSent ? null : problem);
  return (
    <Form
      method="post"
      action={LEAD_IMPORT_PATH}
      encType="multipart/form-data"
      className="grid max-w-2xl justify-items-start gap-4"
      onSubmit={(event) => {
        const file = new FormData(event.currentTarget).get(FILE_FIELD);
        const isTooLarge = file instanceof File && file.size > TABLE_LIMITS.file;
        refuse(isTooLarge ? "tooLarge" : null);
        if (isTooLarge) event.preventDefault();
      }}
    >
      <div className="w-full">
        <TextField
          id="import-file"
          name={FILE_FIELD}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          label={words.upload.label}
          hint={words.upload.hint}
          error={wrong ? words.problems[wrong] : undefined}
          className="file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border-0 file:bg-indigo-100 file:px-3 file:font-semibold file:text-indigo-900"
        />
      </div>
      <Button type="submit" aria-disabled={isSent} className="max-sm:w-full">
        {isSent ? words.upload.pending : words.upload.submit}
      </Button>
      <p className="text-small text-ink-700">{words.upload.note}</p>
    </Form>
  );
}
