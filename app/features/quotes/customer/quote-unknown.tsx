import { ButtonLink } from "~/components/ui/button";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { useLanguage } from "~/lib/language/language-context";

export function QuoteUnknown({ copy: { title, text, toSite } }: { copy: QuotesCopy["page"]["unknown"] }) {
  const { href } = useLanguage();
  return (
    <div className="wrap py-16">
      <h1 className="text-[clamp(2.25rem,1.6rem+2.8vw,3.75rem)] leading-none font-extrabold">{title}</h1>
      <p className="mt-5 mb-8 max-w-[34rem] text-lead">{text}</p>
      <ButtonLink to={href("/")}>{toSite}</ButtonLink>
    </div>
  );
}
