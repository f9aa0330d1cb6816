import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { META_ADS_PATH } from "./paths";

interface TokenBannerProps {
  /** Null while the token is in order. */
  waiting: number | null;
}

export function TokenBanner({ waiting }: TokenBannerProps) {
  const { banner: words } = useWords("metaLeads");
  const { language } = useLanguage();
  if (waiting === null) return null;
  return (
    <section
      aria-label={words.title}
      className="on-dark no-print mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-madder-700 px-4 py-3 text-white"
    >
      <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block">{words.title}</strong>
        {waiting === 0 && words.none}
        {waiting === 1 && words.one}
        {waiting > 1 && fill(words.more, { count: formatCount(waiting, language) })}
      </p>
      <Link
        to={META_ADS_PATH}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
      >
        {words.link}
      </Link>
    </section>
  );
}
