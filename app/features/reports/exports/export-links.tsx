import { Download } from "lucide-react";
import type { ExportsCopy } from "~/content/desk/exports/exports-copy.server";
import { EXPORT_FORMATS, type ExportName, exportPath } from "./paths";

interface ExportLinksProps {
  name: ExportName;
  listPath: string;
  copy: ExportsCopy["links"];
}

export function ExportLinks({ name, listPath, copy }: ExportLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-small">
      <span className="inline-flex min-h-11 items-center gap-2 pr-2 font-semibold text-ink-950">
        <Download aria-hidden="true" className="size-4.5" />
        {copy.label}
      </span>
      <span className="sr-only">{copy.says[name]}</span>
      {EXPORT_FORMATS.map((format) => (
        // A file, not a page: the browser fetches it itself.
        <a
          key={format}
          href={exportPath(name, format, listPath)}
          download
          title={copy.says[name]}
          className="link inline-flex min-h-11 min-w-11 items-center justify-center px-2"
        >
          {copy.formats[format]}
        </a>
      ))}
    </div>
  );
}
