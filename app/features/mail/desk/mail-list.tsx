import { Link } from "react-router";
import { DeskList, DeskRow } from "~/components/desk/desk-list";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import type { TemplateName } from "../templates/template-props";
import { mailPath, type ShownMail } from "./mail";
import { Attempts, MailMark } from "./mail-state";

type Named = Record<TemplateName | "other", string>;

interface MailListProps {
  mails: readonly ShownMail[];
  label: string;
}

/** The page of a mail sends it again, and takes it back. */
export function MailList({ mails, label }: MailListProps) {
  const words = useWords("mailDesk");
  return (
    <DeskList
      label={label}
      className="lg:[--list-columns:0_minmax(0,11fr)_minmax(0,11fr)_8.5rem_11.5rem_minmax(0,11fr)_0_0]"
    >
      {mails.map((mail) => (
        <DeskRow
          key={mail.id}
          id={mail.id}
          name={templateName(mail.template, words)}
          to={mailPath(mail.id)}
          under={
            mail.about && (
              <Link to={mail.about.path} className="truncate text-ink-500 underline decoration-linen-300">
                {mail.about.name}
              </Link>
            )
          }
          asked={<p className="truncate">{mail.recipient}</p>}
          from={
            <p className="truncate">
              {mail.state === "failed" && <span className="block max-lg:hidden">{words.failedFrom}</span>}
              <TimeOf moment={mail.at} />
            </p>
          }
          state={<MailMark state={mail.state} />}
          next={
            mail.reason && (
              <>
                <p className="text-small max-lg:hidden">
                  <Attempts mail={mail} />
                </p>
                <p className="truncate text-small">{mail.reason.text}</p>
              </>
            )
          }
        />
      ))}
    </DeskList>
  );
}

/** A mail of an earlier release may have a template without words. */
export function templateName(template: string, { templates }: { templates: Named }): string {
  return (templates as Readonly<Record<string, string>>)[template] ?? templates.other;
}
