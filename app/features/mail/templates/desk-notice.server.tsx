import { Link, Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { deskWords } from "~/content/desk/words.server";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { fill } from "~/lib/text/fill";
import { cleanLine } from "~/lib/text/mail-address";
import { MailLayout } from "./mail-layout";
import { MainButton, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { DeskNoticeProps } from "./template-props";

export const deskNotice: MailTemplate<DeskNoticeProps> = ({ title, lines, url, settingsUrl }, language) => {
  const copy = deskWords[language].notifications.mail;
  const said = lines.map(cleanLine).filter((line) => line !== "");
  const [first = ""] = said;
  return {
    subject: said.length === 1 ? `${cleanLine(title)}: ${first}` : cleanLine(title),
    body: (
      <MailLayout
        language={language}
        preview={said.join(", ")}
        title={cleanLine(title)}
        footer={fill(mailCopy[language].footer, businessFacts(language))}
        why={copy.why}
      >
        {said.map((line) => (
          <Text key={line} className="soft" style={styles.text}>
            {line}
          </Text>
        ))}
        <Space height={24} />
        <p style={styles.text}>
          <MainButton href={url}>{copy.button}</MainButton>
        </p>
        <Space height={16} />
        <Text className="soft" style={styles.small}>
          <Link href={settingsUrl}>{copy.settings}</Link>
        </Text>
      </MailLayout>
    ),
  };
};
