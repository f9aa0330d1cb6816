import { Download } from "lucide-react";
import { useWords } from "~/content/desk/words";

export const EXPORTS = ["leads", "subscribers", "quotes", "projects"] as const;
export type ExportName = (typeof EXPORTS)[number];

export const EXPORT_FORMATS = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

function exportPath(name: ExportName, format: ExportFormat, listPath: string): string {
  const [, query] = listPath.split("?");
  return `/admin/exports/${name}.${format}${query ? `?${query}` : ""}`;
}

interface ExportLinksProps {
  name: ExportName;
  listPath: string;
}

export function ExportLinks({ name, listPath }: ExportLinksProps) {
  const { links: words } = useWords("exports");
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-small">
      <span className="inline-flex min-h-11 items-center gap-2 pr-2 font-semibold text-ink-950">
        <Download aria-hidden="true" className="size-4.5" />
        {words.label}
      </span>
      <span className="sr-only">{words.says[name]}</span>
      {EXPORT_FORMATS.map((format) => (
        // A file, not a page: the browser fetches it itself.
        <a
          key={format}
          href={exportPath(name, format, listPath)}
          download
          title={words.says[name]}
          className="link inline-flex min-h-11 min-w-11 items-center justify-center px-2"
        >
          {words.formats[format]}
        </a>
      ))}
    </div>
  );
}
