import type { Finding } from "../check";
import type { Visit } from "../visit/visit";
import { judge, quote } from "./finding";

interface Software {
  name: string;
  /** Finds the version in what a site says of itself. */
  says: RegExp;
  /** The first version that still gets repairs, with the day on which it no longer does. */
  supported: readonly { from: string; until?: string }[];
}

/** Support as the makers announced it (php.net/supported-versions, drupal.org, joomla.org). Look it up anew each year. */
const KNOWN: readonly Software[] = [
  {
    name: "PHP",
    says: /\bPHP\/(\d+\.\d+)/i,
    supported: [
      { from: "8.2", until: "2026-12-31" },
      { from: "8.3", until: "2027-12-31" },
      { from: "8.4", until: "2028-12-31" },
      { from: "8.5" },
    ],
  },
  { name: "WordPress", says: /\bWordPress (\d+\.\d+)/i, supported: [{ from: "6.4" }] },
  { name: "Drupal", says: /\bDrupal (\d+)/i, supported: [{ from: "10", until: "2026-12-09" }, { from: "11" }] },
  { name: "Joomla", says: /\bJoomla!? (\d+(?:\.\d+)?)/i, supported: [{ from: "5" }] },
  { name: "Apache", says: /\bApache\/(\d+\.\d+)/i, supported: [{ from: "2.4" }] },
  { name: "IIS", says: /\bMicrosoft-IIS\/(\d+\.\d+)/i, supported: [{ from: "10.0" }] },
  // Versions before 3.5 run scripts out of what visitors type (CVE-2020-11022).
  { name: "jQuery", says: /\bjquery[-.@/](?:min\.js\?ver=)?(\d+\.\d+)/i, supported: [{ from: "3.5" }] },
];

export function judgeSoftware({ page, headers }: Visit, now: Date): Finding {
  const { good, bad } = judge("software");
  const scripts = page.loads.filter(({ kind }) => kind === "script").map(({ url }) => url);
  const said = [headers.get("server"), headers.get("x-powered-by"), page.meta.generator, ...scripts]
    .filter((line) => line != null)
    .map((line) => line.slice(0, 300));
  const today = now.toISOString().slice(0, 10);
  const found = KNOWN.flatMap(({ name, says, supported }) => {
    const version = said.map((line) => says.exec(line)?.[1]).find((found) => found !== undefined);
    return version === undefined ? [] : [{ name, version, isOld: isOld(version, supported, today) }];
  });
  const old = found.find(({ isOld }) => isOld);
  if (old) return bad("old", { name: old.name, version: quote(old.version, 20) });
  if (found.length === 0) return good("silent", {});
  return good("current", { names: found.map(({ name, version }) => `${name} ${version}`).join(", ") });
}

function isOld(version: string, supported: Software["supported"], today: string): boolean {
  const oldest = supported.find(({ until }) => until === undefined || until >= today);
  return oldest !== undefined && compare(version, oldest.from) < 0;
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0);
}
