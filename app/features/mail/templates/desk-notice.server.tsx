import { Link } from "@react-email/components";
import { deskWords } from "~/content/desk/words.server";
import { cleanLine } from "~/lib/text/mail-address";
import { MailLayout } from "./mail-layout.server";
import { MainLink, Paragraph, Small, Space } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { DeskNoticeProps } from "./template-props";

export const deskNotice: MailTemplate<DeskNoticeProps> = (props, language) => {
  const copy = deskWords[language].notifications.mail;
  const title = cleanLine(props.title);
  const lines = props.lines.map(cleanLine).filter((line) => line !== "");
  return {
    subject: lines.length === 1 ? `${title}: ${lines[0]}` : title,
    body: (
      <MailLayout language={language} preview={lines.join(", ")} title={title} why={copy.why}>
        {lines.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <Space height={24} />
        <MainLink href={props.url}>{copy.button}</MainLink>
        <Space height={16} />
        <Small>
          <Link href={props.settingsUrl}>{copy.settings}</Link>
        </Small>
      </MailLayout>
    ),
  };
};
