import { useLanguage } from "~/lib/language/language-context";
import { timeAt } from "~/lib/time/clock";
import { useHydrated } from "~/lib/use-hydrated";

/** `moments` are ISO-8601 UTC. */
export function ZoneNote({ moments }: { moments: readonly string[] }) {
  const { t } = useLanguage();
  if (!useHydrated() || !moments.some(isOtherHere)) return null;
  return <p className="text-small text-ink-500">{t("appointment.zone")}</p>;
}

/** Only the reader's browser knows, so a server must not ask. */
function isOtherHere(iso: string): boolean {
  const here = new Date(iso);
  return timeAt(iso, "nl") !== `${here.getHours()}:${String(here.getMinutes()).padStart(2, "0")}`;
}
