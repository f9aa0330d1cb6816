import { Trash2 } from "lucide-react";
import { DRAFTS_ABOUT_FIELD } from "~/components/desk/desk-draft";
import { useWords } from "~/content/desk/words";
import { QuoteAction } from "./desk-quote-view";

export function DiscardDraft({ quote }: { quote: string }) {
  const { editor: words } = useWords("quotes");
  return (
    <details className="mt-10">
      <summary className="link inline-flex min-h-11 items-center">{words.discard}</summary>
      <div className="mt-2 grid justify-items-start gap-3">
        <p>{words.discardText}</p>
        <QuoteAction icon={Trash2} name="discard" label={words.discardSubmit}>
          <input type="hidden" name={DRAFTS_ABOUT_FIELD} value={quote} />
        </QuoteAction>
      </div>
    </details>
  );
}
