import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { cleanLine } from "~/lib/text/mail-address";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { QuoteAnswerProps } from "./template-props";

export const quoteAnswer: MailTemplate<QuoteAnswerProps> = (
  { name, number, url, isOpen, question, answer },
  language,
) => {
  const words = mailCopy[language];
  const told = { ...businessFacts(language), visitor: cleanLine(name), number };
  const { copy, footer } = fill({ copy: words.quoteAnswer, footer: words.footer }, told);
  return {
    subject: copy.subject,
    isByHand: true,
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} footer={footer} why={copy.why}>
        <Answers
          rows={[
            { label: copy.answerLabel, value: answer },
            { label: copy.questionLabel, value: question },
          ]}
        />
        <Space height={24} />
        <p style={styles.text}>
          <MainButton href={url}>{copy.button}</MainButton>
        </p>
        <Space height={16} />
        <Text className="soft" style={styles.small}>
          {isOpen ? copy.open : copy.closed}
        </Text>
      </MailLayout>
    ),
  };
};
