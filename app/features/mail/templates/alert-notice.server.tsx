import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatLength } from "~/lib/text/format-length";
import { cleanLine } from "~/lib/text/mail-address";
import { formatCount, numberFormat } from "~/lib/text/number-format";
import { formatMoment } from "~/lib/time/clock";
import { shortReasonMessage } from "../outbox/mail-words.server";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainLink, Paragraph, Space, Subtitle } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { AlertNoticeProps, AskedRow } from "./template-props";

export const alertNotice: MailTemplate<AlertNoticeProps> = (props, language) => {
  const { cause, since, until, url } = props;
  const words = mailWords(deskWords[language].alerts, language, {
    since: formatMoment(since, language),
    until: until === null ? "" : formatMoment(until, language),
    length: until === null ? "" : formatLength(Date.parse(until) - Date.parse(since), language),
    machine: props.cause === "disk" ? cleanLine(props.machine) : "",
  });
  const { begun, over } = words[cause];
  const ended = props.isGivenUp ? words.mail.givenUp : over;
  const { subject, preview, title, intro, button } = until === null ? begun : ended;
  return {
    subject,
    body: (
      <MailLayout language={language} preview={preview} title={title} why={words.why}>
        <Paragraph>{intro}</Paragraph>
        <Space height={20} />
        {until === null && <Lasting rows={rowsOf(props, words, language)} title={words.todoTitle} todo={begun.todo} />}
        <MainLink href={url}>{button}</MainLink>
      </MailLayout>
    ),
  };
};

function Lasting({ rows, title, todo }: { rows: AskedRow[]; title: string; todo: string }) {
  return (
    <>
      <Answers rows={rows} />
      <Space height={20} />
      <Subtitle>{title}</Subtitle>
      <Space height={8} />
      <Paragraph>{todo}</Paragraph>
      <Space height={24} />
    </>
  );
}

function rowsOf(props: AlertNoticeProps, { labels, noReason }: DeskWords["alerts"], language: Language): AskedRow[] {
  const { since, found, about } = labels[props.cause];
  const megabytes = numberFormat(language, { style: "unit", unit: "megabyte", unitDisplay: "short" });
  const told = (): [string, string] => {
    switch (props.cause) {
      case "mail": {
        const { waiting, reason } = props;
        const why = reason === null ? noReason : shortReasonMessage(cleanLine(reason), language);
        return [formatCount(waiting, language), why];
      }
      case "disk":
        return [megabytes.format(props.freeMegabytes), cleanLine(props.machine)];
      case "mailbox": {
        const { troubles } = deskWords[language].mailbox;
        const known = (Object.keys(troubles) as (keyof typeof troubles)[]).find((name) => name === props.reason);
        return [cleanLine(props.mailbox), troubles[known ?? "other"]];
      }
      case "calendar": {
        const { troubles } = deskWords[language].calendars;
        const known = (Object.keys(troubles) as (keyof typeof troubles)[]).find((name) => name === props.reason);
        const why = fill(troubles[known ?? "unreachable"], { host: cleanLine(props.host) });
        return [`${cleanLine(props.calendar)} (${cleanLine(props.user)})`, why];
      }
    }
  };
  const [what, why] = told();
  return [
    { label: since, value: formatMoment(props.since, language) },
    { label: found, value: what },
    { label: about, value: why },
  ];
}
