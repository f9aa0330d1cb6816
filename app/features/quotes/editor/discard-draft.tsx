import { Trash2 } from "lucide-react";
import { DRAFTS_ABOUT_FIELD } from "~/components/desk/desk-draft";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { QuoteAction } from "./desk-quote-view";

interface DiscardDraftProps {
  quote: string;
  copy: QuotesCopy["desk"]["editor"];
}

export function DiscardDraft({ quote, copy }: DiscardDraftProps) {
  return (
    <details className="mt-10">
      <summary className="link inline-flex min-h-11 items-center">{copy.discard}</summary>
      <div className="mt-2 grid justify-items-start gap-3">
        <p>{copy.discardText}</p>
        <QuoteAction icon={Trash2} name="discard" label={copy.discardSubmit} pending={copy.pending}>
          <input type="hidden" name={DRAFTS_ABOUT_FIELD} value={quote} />
        </QuoteAction>
      </div>
    </details>
  );
}
