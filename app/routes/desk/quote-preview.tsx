import { FileText, Pencil, Send } from "lucide-react";
import { redirect } from "react-router";
import { ButtonLink, buttonClasses } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { chosenOffer } from "~/features/quotes/choice";
import { PostTo } from "~/features/quotes/customer/post-to";
import { QuoteTerms } from "~/features/quotes/customer/quote-terms";
import { quoteFacts } from "~/features/quotes/editor/desk-quote.server";
import { deskDocumentPath, deskQuotePath } from "~/features/quotes/paths";
import { QuoteSheet } from "~/features/quotes/quote-sheet";
import { findQuote } from "~/features/quotes/quote-store.server";
import { quoteWords, showQuote } from "~/features/quotes/show-quote.server";
import { essentialTerms, isMonthly } from "~/features/quotes/shown-offer";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote-preview";

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { db, env } = context.get(servicesContext);
  const language = context.get(languageContext);
  const row = await orDatabaseAway(async () => {
    await requireUser(args);
    return findQuote(db, { id: params.quote });
  });
  if (row?.state !== "draft") throw redirect(deskQuotePath(params.quote));
  const shown = showQuote(row, new Date());
  const words = quoteWords(row, shown, env.SITE_URL);
  return {
    id: row.id,
    version: row.version,
    shown,
    words,
    terms: essentialTerms(words.sheet, {
      isDeclined: false,
      isMonthly: isMonthly(chosenOffer(shown.offer, shown.choice)),
    }),
    facts: quoteFacts(row, language),
  };
}

export const meta = deskMeta(({ quotes }) => quotes.preview.metaTitle);

export default function QuotePreview({ loaderData }: Route.ComponentProps) {
  const { id, version, shown, words, terms, facts } = loaderData;
  const { preview } = useWords("quotes");
  return (
    <>
      <h1 className="text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] leading-none wrap-anywhere">
        {fill(preview.title, facts)}
      </h1>
      <p className="mt-3 mb-6 max-w-[70ch]">{preview.text}</p>
      <div className="mb-8 flex flex-wrap gap-3">
        <PostTo
          action={deskQuotePath(id)}
          fields={{ do: "send", version }}
          icon={Send}
          label={fill(preview.send, facts)}
          pending={preview.pending}
        />
        <ButtonLink to={deskQuotePath(id)} variant="quiet">
          <Pencil aria-hidden="true" />
          {preview.edit}
        </ButtonLink>
        <a href={deskDocumentPath(id, "sent")} className={buttonClasses("quiet", undefined)}>
          <FileText aria-hidden="true" />
          {preview.pdf}
        </a>
      </div>
      <div lang={shown.language} className="grid max-w-[52rem] gap-8">
        <QuoteSheet shown={shown} copy={words.sheet} />
        <QuoteTerms terms={terms} state="open" copy={words.sheet} />
      </div>
    </>
  );
}
