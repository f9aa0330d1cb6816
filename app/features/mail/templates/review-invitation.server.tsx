import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { MailLayout } from "./mail-layout";
import { MainButton, Space, TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import { greetedName } from "./strangers-text";
import type { ReviewInvitationProps } from "./template-props";

/** The part of the page where one says no. */
const DECLINE = "#liever-niet";

export const reviewInvitation: MailTemplate<ReviewInvitationProps> = ({ name, url }, language) => {
  const words = mailCopy[language];
  const visitor = greetedName(name);
  const { copy, footer } = fill(
    { copy: words.reviewInvitation, footer: words.footer },
    { ...businessFacts(language), visitor },
  );
  return {
    subject: copy.subject,
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
        <Space height={24} />
        <p style={styles.text}>
          <MainButton href={url}>{copy.button}</MainButton>
        </p>
        <Space height={16} />
        <Text className="soft" style={styles.small}>
          {copy.text}
        </Text>
        <Space height={16} />
        <Text className="soft" style={styles.small}>
          <TextLink href={`${url}${DECLINE}`}>{copy.decline}</TextLink>
        </Text>
      </MailLayout>
    ),
  };
};
