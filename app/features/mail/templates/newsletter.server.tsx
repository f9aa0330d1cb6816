import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { sayMoment } from "~/lib/clock";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { MailLayout } from "./mail-layout";
import { MainButton, Promised, Space, TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { NewsletterAskProps, SubscribedProps } from "./template-props";

/** Asks whether whoever reads this wants the newsletter. */
export const newsletterConfirmation: MailTemplate<NewsletterAskProps> = ({ url, until }, language) => {
  const { copy, footer } = words("confirmation", language);
  return {
    subject: copy.subject,
    headers: { "Auto-Submitted": "auto-generated" },
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} footer={footer} why={copy.why}>
        <Text className="soft" style={styles.text}>
          {copy.intro}
        </Text>
        <Space height={24} />
        <p style={styles.text}>
          <MainButton href={url}>{copy.button}</MainButton>
        </p>
        <Space height={24} />
        <Promised label={copy.untilLabel} moment={sayMoment(until, language)} />
        <Space height={16} />
        <Text className="soft" style={styles.small}>
          {copy.text}
        </Text>
      </MailLayout>
    ),
  };
};

/** To a subscriber: a welcome, or that somebody subscribed the address once more. */
export const toSubscriber =
  (kind: "welcome" | "already"): MailTemplate<SubscribedProps> =>
  ({ unsubscribeUrl }, language) => {
    const { copy, footer } = words(kind, language);
    return {
      subject: copy.subject,
      headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) },
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

/** Lets a mail program unsubscribe its reader by itself, with one click (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function words<Kind extends keyof MailCopy["newsletter"]>(kind: Kind, language: Language) {
  const { newsletter, footer } = mailCopy[language];
  return fill({ copy: newsletter[kind], footer }, businessFacts(language));
}
