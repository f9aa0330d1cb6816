import { mailCopy } from "~/content/mail/mail-copy.server";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Paragraph, Small, Space, TextLink } from "./mail-parts";
import { Parts } from "./personal.server";
import type { MailTemplate } from "./render-mail.server";
import type { LetterProps, SubscribedProps } from "./template-props";

export const toSubscriber =
  (kind: "welcome" | "already"): MailTemplate<SubscribedProps> =>
  ({ unsubscribeUrl }, language) => {
    const copy = mailWords(mailCopy[language].newsletter[kind], language);
    return {
      subject: copy.subject,
      headers: unsubscribeHeaders(unsubscribeUrl),
      body: (
        <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
          <Paragraph>{copy.intro}</Paragraph>
          <Space height={16} />
          <Paragraph>{copy.text}</Paragraph>
          <Space height={24} />
          <Small>
            <TextLink href={unsubscribeUrl}>{copy.unsubscribe}</TextLink>
          </Small>
        </MailLayout>
      ),
    };
  };

/** Nothing in it says whether it is read. */
export const letter: MailTemplate<LetterProps> = ({ subject, text, unsubscribeUrl }, language) => {
  const copy = mailWords(mailCopy[language].newsletter.letter, language);
  const [opening = ""] = text.split("\n");
  return {
    subject,
    headers: unsubscribeHeaders(unsubscribeUrl),
    body: (
      <MailLayout language={language} preview={opening} title={subject} why={copy.why}>
        <Parts text={text} />
        <Space height={16} />
        <Small>
          <TextLink href={unsubscribeUrl}>{copy.unsubscribe}</TextLink>
        </Small>
      </MailLayout>
    ),
  };
};

/** One click in the mail program (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
