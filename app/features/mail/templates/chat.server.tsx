import { mailCopy } from "~/content/mail/mail-copy.server";
import { callLink } from "~/lib/text/contact-links";
import { cleanLine } from "~/lib/text/mail-address";
import { internationalDigits } from "~/lib/text/phone";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatMoment } from "~/lib/time/clock";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainLink, NoticeLinks, Paragraph, Small, Space } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { ChatAnswerProps, ChatContactProps } from "./template-props";
import { greetedName } from "./unconfirmed-text";

export const chatAnswer: MailTemplate<ChatAnswerProps> = ({ name, answers, url }, language) => {
  const visitor = greetedName(name ?? "");
  const copy = mailWords(mailCopy[language].chatAnswer, language, { visitor });
  const title = visitor ? copy.titleFor : copy.title;
  return {
    subject: copy.subject,
    isByHand: true,
    body: (
      <MailLayout language={language} preview={copy.preview} title={title} why={copy.why}>
        <Paragraph>{copy.intro}</Paragraph>
        <Space height={16} />
        <Answers rows={[{ label: copy.answerLabel, value: answers.join("\n\n") }]} />
        <Space height={24} />
        <MainLink href={url}>{copy.button}</MainLink>
        <Space height={16} />
        <Small>{copy.text}</Small>
      </MailLayout>
    ),
  };
};

export const chatContactNotice: MailTemplate<ChatContactProps> = (props, language) => {
  const { chatContact, notice } = mailCopy[language];
  const visitor = cleanLine(props.name ?? "") || chatContact.nobody;
  const facts = { visitor, phone: cleanLine(props.phone ?? ""), answerBy: "" };
  const { copy, labels } = mailWords({ copy: chatContact, labels: notice }, language, facts);
  const digits = props.phone === null ? null : internationalDigits(props.phone);
  const rows = [
    { label: labels.name, value: props.name },
    { label: labels.email, value: props.email && readableAddress(props.email) },
    { label: copy.phone, value: props.phone },
    { label: copy.said, value: props.said.join("\n") },
    { label: labels.language, value: labels.languages[props.language] },
    { label: copy.page, value: props.page },
    { label: copy.agreedAt, value: formatMoment(props.agreedAt, language) },
  ];
  return {
    subject: copy.subject,
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
        <NoticeLinks
          links={[
            { href: props.url, label: copy.open },
            ...(digits === null ? [] : [{ href: callLink(digits), label: labels.call }]),
          ]}
          email={props.email ?? ""}
          write={labels.write}
        />
        <Space height={28} />
        <Answers rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      </MailLayout>
    ),
  };
};
