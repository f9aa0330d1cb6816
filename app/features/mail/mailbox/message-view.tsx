import { Paperclip, TriangleAlert } from "lucide-react";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { MailReasonNote } from "../outbox/mail-reason-note";
import type { MessageFile, ShownMessage } from "./message";

export function MessageView({ message }: { message: ShownMessage }) {
  const { message: words } = useWords("mailbox");
  const { mails } = useWords("admin");
  const { from, to, copied, at, text, quoted, htmlPath, warnings, reason, files } = message;
  return (
    <>
      <dl className="my-4 grid max-w-[60rem] gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dd]:text-ink-950 [&_dt]:text-small [&_dt]:text-ink-500">
        <dt>{words.from}</dt>
        <dd>{from}</dd>
        <dt>{words.to}</dt>
        <dd>{to}</dd>
        {copied && (
          <>
            <dt>{words.copied}</dt>
            <dd>{copied}</dd>
          </>
        )}
        <dt>{words.at}</dt>
        <dd>
          <TimeOf moment={at} />
        </dd>
      </dl>
      {reason && <MailReasonNote reason={reason} copy={mails} />}
      {warnings.map((warning) => (
        <p
          key={warning}
          className="mb-2 flex max-w-[60rem] gap-2 border-l-4 border-weld-400 bg-white px-4 py-3 text-small"
        >
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {warning}
        </p>
      ))}
      <section className="mt-4 max-w-[60rem] overflow-hidden rounded-card border border-linen-200 bg-white">
        {text && (
          <p dir="auto" className="px-4 py-4 whitespace-pre-wrap wrap-anywhere sm:px-6">
            {text}
          </p>
        )}
        {quoted && (
          <details className="border-t border-linen-200 px-4 sm:px-6">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
              {words.quoted}
            </summary>
            <pre dir="auto" className="pb-4 font-text text-small whitespace-pre-wrap wrap-anywhere">
              {quoted}
            </pre>
          </details>
        )}
        {htmlPath && (
          <details open={!text} className="border-t border-linen-200">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center px-4 text-small sm:px-6">
              {words.html}
            </summary>
            <iframe
              src={htmlPath}
              title={words.frame}
              loading="lazy"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              className="block h-[38rem] w-full bg-white"
            />
          </details>
        )}
        {files.length > 0 && (
          <div className="border-t border-linen-200 px-4 py-2 sm:px-6">
            <MessageFiles files={files} label={words.files} />
          </div>
        )}
      </section>
    </>
  );
}

export function MessageFiles({ files, label }: { files: readonly MessageFile[]; label: string }) {
  return (
    <ul aria-label={label}>
      {files.map(({ path, name, says }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-3">
          <a href={path} download className="link inline-flex min-h-11 items-center gap-2">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </a>
          <span className="text-small text-ink-500">{says}</span>
        </li>
      ))}
    </ul>
  );
}
