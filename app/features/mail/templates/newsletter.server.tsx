import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { MailLayout } from "./mail-layout";
import { Space, TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import { Parts } from "./personal.server";
import type { MailTemplate } from "./render-mail.server";
import type { LetterProps, SubscribedProps } from "./template-props";

export const toSubscriber =
  (kind: "welcome" | "already"): MailTemplate<SubscribedProps> =>
  ({ unsubscribeUrl }, language) => {
    const { newsletter, footer: foot } = mailCopy[language];
    const { copy, footer } = fill({ copy: newsletter[kind], footer: foot }, businessFacts(language));
    return {
      subject: copy.subject,
      headers: unsubscribeHeaders(unsubscribeUrl),
      body: (
        <MailLayout language={language} preview={copy.preview} title={copy.title} footer={footer} why={copy.why}>
          <Text className="soft" style={styles.text}>
            {copy.intro}
          </Text>
          <Space height={16} />
          <Text className="soft" style={styles.text}>
            {copy.text}
          </Text>
          <Space height={24} />
          <Text className="soft" style={styles.small}>
            <TextLink href={unsubscribeUrl}>{copy.unsubscribe}</TextLink>
          </Text>
        </MailLayout>
      ),
    };
  };

/** Nothing in it says whether it is read. */
export const letter: MailTemplate<LetterProps> = ({ subject, text, unsubscribeUrl }, language) => {
  const { newsletter, footer: foot } = mailCopy[language];
  const { copy, footer } = fill({ copy: newsletter.letter, footer: foot }, businessFacts(language));
  const [opening = ""] = text.split("\n");
  return {
    subject,
    headers: unsubscribeHeaders(unsubscribeUrl),
    body: (
      <MailLayout language={language} preview={opening} title={subject} footer={footer} why={copy.why}>
        <Parts text={text} />
        <Space height={16} />
        <Text className="soft" style={styles.small}>
          <TextLink href={unsubscribeUrl}>{copy.unsubscribe}</TextLink>
        </Text>
      </MailLayout>
    ),
  };
};

/** One click in the mail program (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
