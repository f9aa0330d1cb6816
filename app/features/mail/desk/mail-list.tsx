import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import type { TemplateName } from "../templates/template-props";
import { mailPath, type ShownMail } from "./mail";
import { MailActions } from "./mail-actions";
import { MailState } from "./mail-state";

type Named = Record<TemplateName | "other", string>;

interface MailListProps {
  mails: readonly ShownMail[];
  listPath: string;
}

export function MailList({ mails, listPath }: MailListProps) {
  const words = useWords("mailDesk");
  return (
    <ol className="rounded-card border border-linen-200 bg-white">
      {mails.map((mail) => (
        <li
          key={mail.id}
          className="grid gap-x-6 gap-y-2 border-t border-linen-200 px-4 py-4 first:border-t-0 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem] lg:items-start"
        >
          <div className="min-w-0">
            <p>
              <Link
                to={mailPath(mail.id)}
                className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere lg:min-h-8"
              >
                {templateName(mail.template, words)}
              </Link>
            </p>
            <p className="text-small wrap-anywhere">{mail.recipient}</p>
            {mail.about && (
              <p className="text-small text-ink-500">
                {words.columns.about}{" "}
                <Link to={mail.about.path} className="link inline-flex min-h-6 items-center wrap-anywhere">
                  {mail.about.name}
                </Link>
              </p>
            )}
          </div>
          <MailState mail={mail} />
          <MailActions mail={mail} action={listPath} />
        </li>
      ))}
    </ol>
  );
}

/** A mail of an earlier release may have a template without words. */
export function templateName(template: string, { templates }: { templates: Named }): string {
  return (templates as Readonly<Record<string, string>>)[template] ?? templates.other;
}
