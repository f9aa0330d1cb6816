import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { cleanLine } from "~/lib/text/mail-address";
import { readableAddress } from "~/lib/text/readable-address.server";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainLink, NoticeLinks, Paragraph, Promised, Small, Space, Subtitle, TextLink } from "./mail-parts";
import { Parts } from "./personal.server";
import type { Attachment, MailTemplate } from "./render-mail.server";
import type { FileProps, QuoteAnswerProps, QuoteNoticeProps, QuoteProps } from "./template-props";

export const quoteMail =
  (about: keyof MailCopy["quotes"]): MailTemplate<QuoteProps> =>
  (props, language) => {
    const { quote, quotes } = mailCopy[language];
    const { name, number, validUntil, version } = props;
    const facts = { visitor: cleanLine(name), number, validUntil, former: version?.former ?? "" };
    const own = about === "sent" && version ? quotes.version : quotes[about];
    const copy = mailWords({ ...quote, ...own }, language, facts);
    return {
      subject: copy.subject,
      ...attached(props.document, props.terms),
      ...(props.uselessFrom && { uselessFrom: props.uselessFrom }),
      body: (
        <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
          <Paragraph>{copy.intro}</Paragraph>
          <Space height={24} />
          {about !== "agreed" && (
            <>
              <Promised label={copy.validUntilLabel} moment={validUntil} />
              <Space height={24} />
            </>
          )}
          {version && (
            <>
              <Subtitle>{version.title}</Subtitle>
              <Answers rows={version.changes} />
              <Space height={24} />
            </>
          )}
          <Answers rows={props.sums} />
          <Space height={20} />
          {props.projectUrl ? (
            <>
              <Paragraph>{copy.projectText}</Paragraph>
              <Space height={12} />
              <MainLink href={props.projectUrl}>{copy.project}</MainLink>
              <Space height={12} />
              <Small>
                <TextLink href={props.url}>{copy.button}</TextLink>
              </Small>
            </>
          ) : (
            <MainLink href={props.url}>{copy.button}</MainLink>
          )}
          <Space height={24} />
          <Small>{copy.question}</Small>
        </MailLayout>
      ),
    };
  };

export const quoteNotice: MailTemplate<QuoteNoticeProps> = (props, language) => {
  const { quoteNotices, quoteNotice: shared, notice } = mailCopy[language];
  const facts = { visitor: cleanLine(props.customer), number: props.number };
  const copy = mailWords({ ...shared, ...quoteNotices[props.change] }, language, facts);
  return {
    subject: copy.subject,
    ...attached(props.document),
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
        <Answers rows={[...props.said, { label: notice.email, value: readableAddress(props.email) }]} />
        <Space height={20} />
        <NoticeLinks
          links={[{ href: props.dashboardUrl, label: copy.dashboard }]}
          email={props.email}
          write={notice.write}
        />
        <Space height={1} />
      </MailLayout>
    ),
  };
};

export const quoteAnswer: MailTemplate<QuoteAnswerProps> = (props, language) => {
  const { name, number, url, isOpen, question, answer } = props;
  const copy = mailWords(mailCopy[language].quoteAnswer, language, { visitor: cleanLine(name), number });
  return {
    subject: copy.subject,
    isByHand: true,
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
        <Parts text={answer} />
        <Answers rows={[{ label: copy.questionLabel, value: question }]} />
        <Space height={24} />
        <MainLink href={url}>{copy.button}</MainLink>
        <Space height={16} />
        <Small>{isOpen ? copy.open : copy.closed}</Small>
      </MailLayout>
    ),
  };
};

function attached(...files: (FileProps | null | undefined)[]): { attach: () => Promise<Attachment[]> } {
  const attachments = files.flatMap((file) =>
    file ? [{ filename: file.name, contentType: "application/pdf", content: Buffer.from(file.content, "base64") }] : [],
  );
  return { attach: async () => attachments };
}
