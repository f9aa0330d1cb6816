import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { accountMailsCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { cleanLine } from "~/lib/text/mail-address";
import { formatMoment } from "~/lib/time/clock";
import { linkMailIn } from "./link-mail.server";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, Space, TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { AccountNoticeProps, InviteProps, LinkProps } from "./template-props";

export const userInvite: MailTemplate<InviteProps> = linkMailIn<InviteProps>((language, { inviter, role }) => {
  const { invite, roles } = accountMailsCopy[language];
  return { words: invite, facts: { inviter: cleanLine(inviter), role: roles[role] } };
});

export const passwordReset: MailTemplate<LinkProps> = linkMailIn((language) => ({
  words: accountMailsCopy[language].reset,
  facts: {},
}));

export const accountNotice: MailTemplate<AccountNoticeProps> = ({ change, at, url, forgotUrl, device }, language) => {
  const { notice } = accountMailsCopy[language];
  const { copy, footer } = fill({ copy: notice, footer: mailCopy[language].footer }, businessFacts(language));
  const words = copy.changes[change];
  const rows = [
    { label: copy.atLabel, value: formatMoment(at, language) },
    ...(device ? [{ label: copy.deviceLabel, value: device }] : []),
  ];
  return {
    subject: words.subject,
    body: (
      <MailLayout language={language} preview={words.text} title={words.title} footer={footer} why={copy.why}>
        <Text className="soft" style={styles.text}>
          {words.text}
        </Text>
        <Space height={20} />
        <Answers rows={rows} />
        <Space height={24} />
        <p style={styles.text}>
          <MainButton href={url}>{copy.button}</MainButton>
        </p>
        <Space height={24} />
        <Text className="soft" style={styles.text}>
          {copy.notYou} <TextLink href={forgotUrl}>{copy.forgot}</TextLink>
        </Text>
      </MailLayout>
    ),
  };
};
