import { Paperclip } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import type { RenderedMail } from "./show-mail.server";

interface MailContentProps {
  htmlPath: string;
  /** Null when the content is not kept. */
  content: (Pick<RenderedMail, "subject" | "text" | "files"> & { language: Language }) | null;
}

export function MailContent({ htmlPath, content }: MailContentProps) {
  const { mail: words } = useWords("mailDesk");
  if (!content) {
    return <p className="mt-6 max-w-[60ch] border-l-4 border-weld-400 bg-white px-4 py-3">{words.notKept}</p>;
  }
  return (
    <section className="mt-6 overflow-hidden rounded-card border border-linen-200 bg-white">
      <div className="grid gap-2 border-b border-linen-200 px-4 py-4 sm:px-6">
        <h2 className="text-h3 wrap-anywhere">
          <span className="sr-only">{words.subject}: </span>
          <span lang={content.language}>{content.subject}</span>
        </h2>
        {content.files.length > 0 && (
          <ul aria-label={words.files} className="flex flex-wrap gap-x-4 gap-y-1 text-small">
            {content.files.map((file) => (
              <li key={file} className="flex items-center gap-1.5 wrap-anywhere">
                <Paperclip aria-hidden="true" className="size-4 shrink-0" />
                {file}
              </li>
            ))}
          </ul>
        )}
        <p className="text-small text-ink-500">{words.tokens}</p>
      </div>
      <iframe src={htmlPath} title={words.frame} sandbox="" className="block h-[38rem] w-full bg-linen-50" />
      <div className="border-t border-linen-200 px-4 py-3 sm:px-6">
        <a href={htmlPath} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center text-small">
          {words.newTab}
        </a>
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">{words.text}</summary>
          <pre lang={content.language} className="py-3 font-text text-small whitespace-pre-wrap wrap-anywhere">
            {content.text}
          </pre>
        </details>
      </div>
    </section>
  );
}
