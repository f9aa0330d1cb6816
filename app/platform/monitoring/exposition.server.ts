export interface Metric {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: { suffix?: string; labels?: Record<string, string>; value: number }[];
}

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Exposition formats, 0.0.4. Metrics without samples are left out. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) => {
      const lines = samples.map(({ suffix = "", labels, value }) => `${name}${suffix}${said(labels)} ${number(value)}`);
      return [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`, ...lines].join("\n");
    })
    .join("\n")
    .concat("\n");
}

function said(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

function number(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  return Number.isFinite(value) ? String(value) : value > 0 ? "+Inf" : "-Inf";
}
