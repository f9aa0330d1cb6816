import { Paperclip } from "lucide-react";
import type { MessageFile } from "./message";

export function MessageFiles({ files, label }: { files: readonly MessageFile[]; label: string }) {
  return (
    <ul aria-label={label}>
      {files.map(({ path, name, says }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-3">
          <a href={path} download className="link inline-flex min-h-11 items-center gap-2">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </a>
          <span className="text-small text-ink-500">{says}</span>
        </li>
      ))}
    </ul>
  );
}
