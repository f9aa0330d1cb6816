type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : null;
}

export function valuesOf(form: HTMLFormElement | null, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((name) => [name, controlOf(form, name)?.value ?? ""]));
}

/** A form sent without scripts redirects here; not opening the address, a reload, Back or Forward. Browser only. */
export function answersForm(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  return arrival?.type === "navigate" && arrival.redirectCount > 0;
}
