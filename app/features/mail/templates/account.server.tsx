import { accountMailsCopy } from "~/content/mail/mail-copy.server";
import { cleanLine } from "~/lib/text/mail-address";
import { formatMoment } from "~/lib/time/clock";
import { linkMailIn } from "./link-mail.server";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainLink, Paragraph, Space, TextLink } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { AccountNoticeProps, InviteProps, LinkProps } from "./template-props";

export const userInvite: MailTemplate<InviteProps> = linkMailIn<InviteProps>((language, { inviter, role }) => {
  const { invite, roles } = accountMailsCopy[language];
  return { words: invite, facts: { inviter: cleanLine(inviter), role: roles[role] } };
});

export const passwordReset: MailTemplate<LinkProps> = linkMailIn((language) => ({
  words: accountMailsCopy[language].reset,
}));

export const accountNotice: MailTemplate<AccountNoticeProps> = ({ change, at, url, forgotUrl, device }, language) => {
  const copy = mailWords(accountMailsCopy[language].notice, language);
  const words = copy.changes[change];
  const rows = [
    { label: copy.atLabel, value: formatMoment(at, language) },
    ...(device ? [{ label: copy.deviceLabel, value: device }] : []),
  ];
  return {
    subject: words.subject,
    body: (
      <MailLayout language={language} preview={words.text} title={words.title} why={copy.why}>
        <Paragraph>{words.text}</Paragraph>
        <Space height={20} />
        <Answers rows={rows} />
        <Space height={24} />
        <MainLink href={url}>{copy.button}</MainLink>
        <Space height={24} />
        <Paragraph>
          {copy.notYou} <TextLink href={forgotUrl}>{copy.forgot}</TextLink>
        </Paragraph>
      </MailLayout>
    ),
  };
};
