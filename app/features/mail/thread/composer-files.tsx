import { Paperclip, X } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import {
  ATTACH_FIELD,
  DETACH_FIELD,
  FILE_FIELD,
  FILES_FIELD,
  fileBounds,
  filesProblem,
  filesProblemMessage,
} from "./files";
import { MAIL_FORM, type MailAnswer, type Writing } from "./writing";

const FIELD_ID = "mail-files";

interface FilesInHand {
  isUnderWay: boolean;
  problem: string | null;
  add: (chosen: readonly File[]) => void;
  remove: (id: string) => void;
}

/** They are kept as soon as they are chosen, while the mail is written on. */
export function useFiles(action: string, writing: Writing): FilesInHand {
  const { submit, state, data: answer } = useFetcher<MailAnswer>();
  const { files: words } = useWords("thread");
  const { language } = useLanguage();
  const [own, setOwn] = useState<string | null>(null);
  const isUnderWay = state !== "idle";
  const post = (field: string, value: string, chosen: readonly File[]) => {
    const form = new FormData();
    form.set("do", MAIL_FORM);
    form.set(field, value);
    for (const file of chosen) form.append(FILES_FIELD, file);
    setOwn(null);
    void submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  return {
    isUnderWay,
    problem: own ?? (isUnderWay ? null : (answer?.errors.files ?? answer?.problem ?? null)),
    add: (chosen) => {
      // A file that will be refused is not sent.
      const problem = filesProblem(writing.files, chosen);
      if (problem) setOwn(filesProblemMessage(problem, words, language));
      else post(ATTACH_FIELD, "1", chosen);
    },
    remove: (id) => post(DETACH_FIELD, id, []),
  };
}

interface FilesProps {
  files: FilesInHand;
  writing: Writing;
  error: string | undefined;
}

export function Files({ files, writing, error }: FilesProps) {
  const { files: words } = useWords("thread");
  const isHydrated = useHydrated();
  const { language } = useLanguage();
  return (
    <div className="grid gap-1">
      <TextField
        id={FIELD_ID}
        name={FILES_FIELD}
        type="file"
        multiple
        label={words.label}
        hint={fill(words.hint, fileBounds(language))}
        error={files.problem ?? error}
        onChange={({ target }) => {
          if (files.isUnderWay) return;
          if (target.files?.length) files.add([...target.files]);
          target.value = "";
        }}
        aria-disabled={files.isUnderWay}
        // Chosen files are listed below, and no longer in the field.
        className={`${isHydrated ? "border-transparent bg-transparent px-0! text-transparent hover:border-transparent" : ""} file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border-0 file:bg-indigo-100 file:px-3 file:font-semibold file:text-indigo-900`}
      />
      {!isHydrated && (
        <Button
          type="submit"
          name={ATTACH_FIELD}
          value="1"
          formNoValidate
          variant="quiet"
          className="justify-self-start"
        >
          {words.add}
        </Button>
      )}
      {writing.files.length > 0 && (
        <ul aria-label={words.label} className="flex flex-wrap gap-2">
          {writing.files.map(({ id, name, says }) => (
            <li key={id} className="flex max-w-full items-center rounded-control bg-linen-100 pl-3">
              <input type="hidden" name={FILE_FIELD} value={id} />
              <Paperclip aria-hidden="true" className="mr-2 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="ml-2 shrink-0 text-small text-ink-500">{says}</span>
              <button
                type="submit"
                name={DETACH_FIELD}
                value={id}
                formNoValidate
                onClick={(event) => {
                  event.preventDefault();
                  files.remove(id);
                  // The button goes with its file.
                  document.getElementById(FIELD_ID)?.focus();
                }}
                className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-indigo-100"
              >
                <X aria-hidden="true" className="size-4" />
                <span className="sr-only">{fill(words.remove, { name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-ink-500">
        {files.isUnderWay ? words.adding : ""}
      </p>
    </div>
  );
}
