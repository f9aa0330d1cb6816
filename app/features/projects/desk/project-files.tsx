import { Download, Paperclip, Trash2 } from "lucide-react";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { useWords } from "~/content/desk/words";
import { deskProjectPath } from "../paths";
import type { DeskFile } from "./read-desk-project.server";

interface FileListProps {
  label: string;
  files: readonly DeskFile[];
  /** The project from which a file can be removed; null if none can. */
  removeFrom: string | null;
}

export function FileList({ label, files, removeFrom }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="grid text-small">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 items-center gap-x-2">
          <a
            href={file.path}
            download
            className="group inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold text-indigo-700"
          >
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 truncate underline underline-offset-4">{file.name}</span>
            <span className="shrink-0 font-normal text-ink-500 tabular-nums">{file.size}</span>
          </a>
          {file.giver && <span className="min-w-0 truncate text-ink-500">{file.giver}</span>}
          {removeFrom !== null && <RemoveFile project={removeFrom} file={file} />}
        </li>
      ))}
    </ul>
  );
}

function RemoveFile({ project, file: { id, name } }: { project: string; file: DeskFile }) {
  const { items: words } = useWords("projects").page;
  const { pending } = useWords("form");
  return (
    <OneTapForm
      path={deskProjectPath(project)}
      fields={{ do: "remove", file: id }}
      about={name}
      pending={pending}
      icon={<Trash2 aria-hidden="true" className="size-4" />}
      className="gap-1.5 rounded-control px-2 text-small text-ink-700 hover:bg-linen-200"
    >
      <span className="sr-only">{words.remove}</span>
    </OneTapForm>
  );
}

export function ZipLink({ path, says }: { path: string; says: string }) {
  const { items: words } = useWords("projects").page;
  return (
    <a href={path} download className="link inline-flex min-h-11 items-center gap-2 text-small">
      <Download aria-hidden="true" className="size-4.5" />
      {words.zip}
      <span className="text-ink-500 tabular-nums">({says})</span>
    </a>
  );
}
