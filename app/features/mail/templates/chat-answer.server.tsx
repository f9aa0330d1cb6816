import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import { greetedName } from "./strangers-text";
import type { ChatAnswerProps } from "./template-props";

export const chatAnswer: MailTemplate<ChatAnswerProps> = ({ name, answers, url }, language) => {
  const words = mailCopy[language];
  const visitor = greetedName(name ?? "");
  const { copy, footer } = fill(
    { copy: words.chatAnswer, footer: words.footer },
    { ...businessFacts(language), visitor },
  );
  return {
    subject: copy.subject,
    isByHand: true,
    body: (
      <MailLayout
        language={language}
        preview={copy.preview}
        title={visitor ? copy.titleFor : copy.title}
        footer={footer}
        why={copy.why}
      >
        <Text className="soft" style={styles.text}>
          {copy.intro}
        </Text>
        <Space height={16} />
        <Answers rows={[{ label: copy.answerLabel, value: answers.join("\n\n") }]} />
        <Space height={24} />
        <p style={styles.text}>
          <MainButton href={url}>{copy.button}</MainButton>
        </p>
        <Space height={16} />
        <Text className="soft" style={styles.small}>
          {copy.text}
        </Text>
      </MailLayout>
    ),
  };
};
