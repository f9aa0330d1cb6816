import { Text } from "@react-email/components";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { MailLayout, mailWords } from "./mail-layout.server";
import { TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { FollowUpProps } from "./template-props";

const LINK = /(https?:\/\/\S+)/;

export const followUp: MailTemplate<FollowUpProps> = ({ subject, text, isByHand }, language) => {
  const { why } = mailWords(mailCopy[language].followUp, language);
  const paragraphs = text.split(/\n{2,}/);
  return {
    subject,
    isByHand,
    body: (
      <MailLayout language={language} preview={paragraphs[1] ?? text} title={subject} why={why}>
        {paragraphs.map((paragraph, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and do not move.
          <Text key={nth} className="soft" style={{ ...styles.text, margin: "0 0 16px", whiteSpace: "pre-line" }}>
            {paragraph.split(LINK).map((part) =>
              LINK.test(part) ? (
                <TextLink key={part} href={part}>
                  {part}
                </TextLink>
              ) : (
                part
              ),
            )}
          </Text>
        ))}
      </MailLayout>
    ),
  };
};
