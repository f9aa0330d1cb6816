import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { MetaLeadsCopy } from "~/content/desk/meta-leads/meta-leads-copy.server";
import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { META_ADS_PATH } from "./paths";

interface TokenBannerProps {
  /** Null while the token is in order. */
  waiting: number | null;
  copy: MetaLeadsCopy["banner"];
}

export function TokenBanner({ waiting, copy }: TokenBannerProps) {
  const { language } = useLanguage();
  if (waiting === null) return null;
  return (
    <section
      aria-label={copy.title}
      className="on-dark no-print mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-madder-700 px-4 py-3 text-white"
    >
      <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block">{copy.title}</strong>
        {presentWaiting(waiting, copy, language)}
      </p>
      <Link
        to={META_ADS_PATH}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
      >
        {copy.link}
      </Link>
    </section>
  );
}

function presentWaiting(count: number, { none, one, more }: MetaLeadsCopy["banner"], language: Language): string {
  if (count === 0) return none;
  return count === 1 ? one : fill(more, { count: formatCount(count, language) });
}
