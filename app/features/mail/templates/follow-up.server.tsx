import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { MailLayout } from "./mail-layout";
import { TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { FollowUpProps } from "./template-props";

const LINK = /(https?:\/\/\S+)/;

export const followUp: MailTemplate<FollowUpProps> = ({ subject, text, isByHand }, language) => {
  const { followUp: copy, footer } = fill(
    { followUp: mailCopy[language].followUp, footer: mailCopy[language].footer },
    businessFacts(language),
  );
  const paragraphs = text.split(/\n{2,}/);
  return {
    subject,
    isByHand,
    body: (
      <MailLayout language={language} preview={paragraphs[1] ?? text} title={subject} footer={footer} why={copy.why}>
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
