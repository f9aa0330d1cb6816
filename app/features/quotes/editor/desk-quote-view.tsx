import { Copy, FileText, Inbox, type LucideIcon, RotateCw, Send, Undo2 } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { leadPath } from "~/features/leads/paths";
import { MailReasonNote } from "~/features/mail/outbox/mail-reason-note";
import { deskDocumentPath } from "../paths";
import type { DeskMail, DeskQuote } from "./desk-quote.server";

interface DeskQuoteViewProps {
  quote: DeskQuote;
  /** A double click makes one copy. */
  copyId: string;
  copy: QuotesCopy["desk"]["quote"];
  mailsCopy: AdminCopy["mails"];
}

export function DeskQuoteView({ quote, copyId, copy, mailsCopy }: DeskQuoteViewProps) {
  const isOpen = quote.state === "sent";
  return (
    <div className="grid content-start gap-8 lg:order-last">
      <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[9rem_minmax(0,1fr)]">
        {quote.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-500 max-sm:mt-1">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink-950">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="text-h3">{copy.documents}</h2>
        <ul className="mt-2 grid gap-1">
          {quote.leadId && (
            <li>
              <Link to={leadPath(quote.leadId)} className="link inline-flex min-h-11 items-center gap-2">
                <Inbox aria-hidden="true" className="size-5 shrink-0" />
                {copy.lead}
              </Link>
            </li>
          )}
          {quote.hash && <DocumentLink to={deskDocumentPath(quote.id, "sent")}>{copy.sentPdf}</DocumentLink>}
          {quote.isAgreed && <DocumentLink to={deskDocumentPath(quote.id, "agreed")}>{copy.agreedPdf}</DocumentLink>}
        </ul>
        {quote.hash && (
          <p className="mt-2 text-small wrap-anywhere text-ink-500">
            {copy.document}: {quote.hash}
          </p>
        )}
      </section>
      <section>
        <h2 className="text-h3">{copy.mails}</h2>
        <ul className="mt-2 grid gap-3 text-small">
          {quote.mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} copy={copy} mailsCopy={mailsCopy} />
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap items-start gap-3">
        <QuoteAction icon={Copy} name="copy" label={copy.copy} pending={copy.pending}>
          <input type="hidden" name="copyId" value={copyId} />
        </QuoteAction>
        {isOpen && <QuoteAction icon={Send} name="resend" label={copy.resend} pending={copy.pending} />}
        {isOpen && (
          <details className="group">
            <summary className="inline-flex min-h-12 items-center gap-2.5 rounded-control border-2 border-ink-950 px-5 font-semibold text-ink-950 group-open:bg-linen-100 hover:bg-ink-950 hover:text-linen-50">
              <Undo2 aria-hidden="true" className="size-5" />
              {copy.withdraw}
            </summary>
            <div className="mt-2 grid max-w-sm justify-items-start gap-2">
              <p className="text-small">{copy.withdrawText}</p>
              <QuoteAction icon={Undo2} name="withdraw" label={copy.withdrawSubmit} pending={copy.pending} isMain />
            </div>
          </details>
        )}
      </div>
    </div>
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

interface MailLineProps {
  mail: DeskMail;
  copy: QuotesCopy["desk"]["quote"];
  mailsCopy: AdminCopy["mails"];
}

function MailLine({ mail: { id, name, state, at, reason }, copy, mailsCopy }: MailLineProps) {
  const isStuck = state === "failed" || (state === "queued" && reason !== null);
  return (
    <li className="grid justify-items-start gap-1">
      <p>
        <span className="font-semibold text-ink-950">{copy.mailNames[name]}</span>
        <br />
        {state === "planned" ? copy.planned : mailsCopy.states[state]} {at && <time dateTime={at.iso}>{at.text}</time>}
      </p>
      {isStuck && (
        <>
          {reason && <MailReasonNote reason={reason} copy={mailsCopy} />}
          <QuoteAction
            icon={RotateCw}
            name="mail"
            label={state === "failed" ? mailsCopy.resend : mailsCopy.sendNow}
            pending={mailsCopy.resending}
          >
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
  pending: string;
  isMain?: boolean;
  children?: React.ReactNode;
}

export function QuoteAction({ icon: Icon, name, label, pending, isMain = false, children }: QuoteActionProps) {
  const isPending = useNavigation().formData?.get("do") === name;
  return (
    <Form method="post">
      {children}
      <Button type="submit" name="do" value={name} variant={isMain ? "main" : "quiet"} aria-disabled={isPending}>
        <Icon aria-hidden="true" />
        {isPending ? pending : label}
      </Button>
    </Form>
  );
}
