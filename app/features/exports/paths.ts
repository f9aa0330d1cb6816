/** What can be taken along as a file. */
export const EXPORTS = ["leads", "subscribers", "quotes"] as const;
export type ExportName = (typeof EXPORTS)[number];

export const EXPORT_FORMATS = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Where a file is made; what the address of its list asks for narrows it down too. */
export function exportPath(name: ExportName, format: ExportFormat, listPath: string): string {
  const [, query] = listPath.split("?");
  return `/admin/exports/${name}.${format}${query ? `?${query}` : ""}`;
}

/** What an address of the kind above asks for; null when it is none. */
export function readExportFile(file: string): { name: ExportName; format: ExportFormat } | null {
  const [asked, ending] = file.split(".");
  const name = EXPORTS.find((known) => known === asked);
  const format = EXPORT_FORMATS.find((known) => known === ending);
  return name && format && file === `${name}.${format}` ? { name, format } : null;
}
