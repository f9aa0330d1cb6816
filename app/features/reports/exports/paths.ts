export const EXPORTS = ["leads", "subscribers", "quotes"] as const;
export type ExportName = (typeof EXPORTS)[number];

export const EXPORT_FORMATS = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export function exportPath(name: ExportName, format: ExportFormat, listPath: string): string {
  const [, query] = listPath.split("?");
  return `/admin/exports/${name}.${format}${query ? `?${query}` : ""}`;
}

/** Null if it is not one. */
export function readExportFile(file: string): { name: ExportName; format: ExportFormat } | null {
  const [asked, ending] = file.split(".");
  const name = EXPORTS.find((known) => known === asked);
  const format = EXPORT_FORMATS.find((known) => known === ending);
  return name && format && file === `${name}.${format}` ? { name, format } : null;
}
