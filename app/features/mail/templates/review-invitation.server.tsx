import { mailCopy } from "~/content/mail/mail-copy.server";
import { MailLayout, mailWords } from "./mail-layout.server";
import { MainLink, Paragraph, Small, Space, TextLink } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { ReviewInvitationProps } from "./template-props";
import { greetedName } from "./unconfirmed-text";

/** The part of the page where one says no. */
const DECLINE = "#liever-niet";

export const reviewInvitation: MailTemplate<ReviewInvitationProps> = ({ name, url }, language) => {
  const visitor = greetedName(name);
  const copy = mailWords(mailCopy[language].reviewInvitation, language, { visitor });
  const title = visitor ? copy.titleFor : copy.title;
  return {
    subject: copy.subject,
    body: (
      <MailLayout language={language} preview={copy.preview} title={title} why={copy.why}>
        <Paragraph>{copy.intro}</Paragraph>
        <Space height={24} />
        <MainLink href={url}>{copy.button}</MainLink>
        <Space height={16} />
        <Small>{copy.text}</Small>
        <Space height={16} />
        <Small>
          <TextLink href={`${url}${DECLINE}`}>{copy.decline}</TextLink>
        </Small>
      </MailLayout>
    ),
  };
};
