import { Trash2 } from "lucide-react";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { AuditEntry } from "./desk-quote-view";

export function DiscardDraft({ copy }: { copy: QuotesCopy["desk"]["editor"] }) {
  return (
    <details className="mt-10">
      <summary className="link inline-flex min-h-11 items-center">{copy.discard}</summary>
      <div className="mt-2 grid justify-items-start gap-3">
        <p>{copy.discardText}</p>
        <AuditEntry icon={Trash2} name="discard" label={copy.discardSubmit} pending={copy.pending} />
      </div>
    </details>
  );
}
