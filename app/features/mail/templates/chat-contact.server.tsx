import { Column, Row } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { callLink, mailLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import { cleanLine, isOneAddress } from "~/lib/text/mail-address";
import { internationalDigits } from "~/lib/text/phone";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatMoment } from "~/lib/time/clock";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, QuietButton, Space } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { ChatContactProps } from "./template-props";

export const chatContactNotice: MailTemplate<ChatContactProps> = (props, language) => {
  const words = mailCopy[language];
  const visitor = cleanLine(props.name ?? "") || words.chatContact.nobody;
  const {
    copy,
    notice: labels,
    footer,
  } = fill(
    { copy: words.chatContact, notice: words.notice, footer: words.footer },
    { ...businessFacts(language), visitor, phone: cleanLine(props.phone ?? ""), answerBy: "" },
  );
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
      <MailLayout language={language} preview={copy.preview} title={copy.title} footer={footer} why={copy.why}>
        <Row className="actions" align="left" style={{ width: "auto" }}>
          <Column className="stack" style={{ paddingRight: "12px" }}>
            <MainButton href={props.url}>{copy.open}</MainButton>
          </Column>
          {digits !== null && (
            <Column className="stack" style={{ paddingRight: "12px" }}>
              <QuietButton href={callLink(digits)}>{labels.call}</QuietButton>
            </Column>
          )}
          {props.email !== null && isOneAddress(props.email) && (
            <Column className="stack">
              <QuietButton href={mailLink(props.email)}>{labels.write}</QuietButton>
            </Column>
          )}
        </Row>
        <Space height={28} />
        <Answers rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      </MailLayout>
    ),
  };
};
