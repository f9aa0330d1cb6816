import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { cleanLine } from "~/lib/text/mail-address";
import { readableAddress } from "~/lib/text/readable-address.server";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, NoticeLinks, Promised, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import type { Attachment, MailTemplate } from "./render-mail.server";
import type { FileProps, QuoteNoticeProps, QuoteProps } from "./template-props";

export const quoteMail =
  (about: keyof MailCopy["quotes"]): MailTemplate<QuoteProps> =>
  (props, language) => {
    const { quote, quotes, footer } = mailCopy[language];
    const told = {
      ...businessFacts(language),
      visitor: cleanLine(props.name),
      number: props.number,
      validUntil: props.validUntil,
    };
    const copy = fill({ ...quote, ...quotes[about] }, told);
    return {
      subject: copy.subject,
      ...attached(props.document, props.terms),
      ...(props.uselessFrom && { uselessFrom: props.uselessFrom }),
      body: (
        <MailLayout
          language={language}
          preview={copy.preview}
          title={copy.title}
          footer={fill(footer, told)}
          why={copy.why}
        >
          <Text className="soft" style={styles.text}>
            {copy.intro}
          </Text>
          <Space height={24} />
          {about !== "agreed" && (
            <>
              <Promised label={copy.validUntilLabel} moment={props.validUntil} />
              <Space height={24} />
            </>
          )}
          <Answers rows={props.sums} />
          <Space height={20} />
          <p style={styles.text}>
            <MainButton href={props.url}>{copy.button}</MainButton>
          </p>
          <Space height={24} />
          <Text className="soft" style={styles.small}>
            {copy.question}
          </Text>
        </MailLayout>
      ),
    };
  };

export const quoteNotice: MailTemplate<QuoteNoticeProps> = (props, language) => {
  const { quoteNotices, quoteNotice: shared, notice, footer } = mailCopy[language];
  const told = { ...businessFacts(language), visitor: cleanLine(props.customer), number: props.number };
  const copy = fill({ ...shared, ...quoteNotices[props.change] }, told);
  return {
    subject: copy.subject,
    ...attached(props.document),
    body: (
      <MailLayout
        language={language}
        preview={copy.preview}
        title={copy.title}
        footer={fill(footer, told)}
        why={copy.why}
      >
        <Answers rows={[...props.said, { label: notice.email, value: readableAddress(props.email) }]} />
        <Space height={20} />
        <NoticeLinks email={props.email} write={notice.write} url={props.dashboardUrl} desk={copy.dashboard} />
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
