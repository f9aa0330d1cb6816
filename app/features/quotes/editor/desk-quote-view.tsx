import { Copy, FilePlus2, FileText, Inbox, type LucideIcon, RotateCw, Send, Undo2 } from "lucide-react";
import { Form, Link } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { leadPath } from "~/features/leads/paths";
import { MailReasonNote } from "~/features/mail/outbox/mail-reason-note";
import { deskDocumentPath, NEW_VERSION } from "../paths";
import type { DeskMail, DeskQuote } from "./desk-quote.server";

interface DeskQuoteViewProps {
  quote: DeskQuote;
  /** A double click makes one copy. */
  copyId: string;
}

export function DeskQuoteView({ quote, copyId }: DeskQuoteViewProps) {
  const { quote: words } = useWords("quotes");
  const isOpen = quote.state === "sent";
  return (
    <div className="grid content-start gap-8 lg:order-last">
      <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-y-2 text-small">
        {quote.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-500">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink-950">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="text-h3">{words.documents}</h2>
        <ul className="mt-2 grid gap-1">
          {quote.leadId && (
            <li>
              <Link to={leadPath(quote.leadId)} className="link inline-flex min-h-11 items-center gap-2">
                <Inbox aria-hidden="true" className="size-5 shrink-0" />
                {words.lead}
              </Link>
            </li>
          )}
          {quote.hash && <DocumentLink to={deskDocumentPath(quote.id, "sent")}>{words.sentPdf}</DocumentLink>}
          {quote.isAgreed && <DocumentLink to={deskDocumentPath(quote.id, "agreed")}>{words.agreedPdf}</DocumentLink>}
        </ul>
        {quote.hash && (
          <p className="mt-2 text-small wrap-anywhere text-ink-500">
            {words.document}: {quote.hash}
          </p>
        )}
      </section>
      <section>
        <h2 className="text-h3">{words.mails}</h2>
        <ul className="mt-2 grid gap-3 text-small">
          {quote.mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap items-start gap-3">
        {(isOpen || quote.state === "expired") && (
          <QuoteAction icon={FilePlus2} name={NEW_VERSION} label={words.newVersion} />
        )}
        <CopyAction copyId={copyId} />
        {isOpen && <QuoteAction icon={Send} name="resend" label={words.resend} />}
        {isOpen && (
          <details className="group">
            <summary className="inline-flex min-h-12 items-center gap-2.5 rounded-control border-2 border-ink-950 px-5 font-semibold text-ink-950 group-open:bg-linen-100 hover:bg-ink-950 hover:text-linen-50">
              <Undo2 aria-hidden="true" className="size-5" />
              {words.withdraw}
            </summary>
            <div className="mt-2 grid max-w-sm justify-items-start gap-2">
              <p className="text-small">{words.withdrawText}</p>
              <QuoteAction icon={Undo2} name="withdraw" label={words.withdrawSubmit} isMain />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

/** A double click makes one copy. */
export function CopyAction({ copyId }: { copyId: string }) {
  const { quote: words } = useWords("quotes");
  return (
    <QuoteAction icon={Copy} name="copy" label={words.copy}>
      <input type="hidden" name="copyId" value={copyId} />
    </QuoteAction>
  );
}

function DocumentLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <a href={to} className="link inline-flex min-h-11 items-center gap-2">
        <FileText aria-hidden="true" className="size-5 shrink-0" />
        {children}
      </a>
    </li>
  );
}

function MailLine({ mail: { id, name, state, at, reason } }: { mail: DeskMail }) {
  const { quote: words } = useWords("quotes");
  const { mails } = useWords("admin");
  const isStuck = state === "failed" || (state === "queued" && reason !== null);
  return (
    <li className="grid justify-items-start gap-1">
      <p>
        <span className="font-semibold text-ink-950">{words.mailNames[name]}</span>
        <br />
        {state === "planned" ? words.planned : mails.states[state]} {at && <time dateTime={at.iso}>{at.text}</time>}
      </p>
      {isStuck && (
        <>
          {reason && <MailReasonNote reason={reason} copy={mails} />}
          <QuoteAction icon={RotateCw} name="mail" label={state === "failed" ? mails.resend : mails.sendNow}>
            <input type="hidden" name="mail" value={id} />
          </QuoteAction>
        </>
      )}
    </li>
  );
}

interface QuoteActionProps {
  icon: LucideIcon;
  name: string;
  label: string;
  isMain?: boolean;
  /** The page of the quote; that of the button if it is left out. */
  action?: string;
  children?: React.ReactNode;
}

export function QuoteAction({ icon: Icon, name, label, isMain = false, action, children }: QuoteActionProps) {
  const { pending } = useWords("form");
  const isPending = useIsPending({ do: name });
  return (
    <Form method="post" {...(action && { action })}>
      {children}
      <Button type="submit" name="do" value={name} variant={isMain ? "main" : "quiet"} aria-disabled={isPending}>
        <Icon aria-hidden="true" />
        {isPending ? pending : label}
      </Button>
    </Form>
  );
}
