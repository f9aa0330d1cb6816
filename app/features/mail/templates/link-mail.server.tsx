import { Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { momentInWords } from "~/lib/time/clock";
import { MailLayout } from "./mail-layout";
import { MainButton, Promised, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { LinkProps } from "./template-props";

/** Holds nothing that was typed: whoever asks for it says to which address it goes. */
export const linkMail = (wordsOf: (copy: MailCopy) => MailCopy["draft"]): MailTemplate<LinkProps> =>
  linkMailIn((language) => ({ words: wordsOf(mailCopy[language]), facts: {} }));

export const linkMailIn =
  <Props extends LinkProps>(
    wordsIn: (language: Language, props: Props) => { words: MailCopy["draft"]; facts: Facts },
  ): MailTemplate<Props> =>
  (props, language) => {
    const { url, until } = props;
    const { words, facts } = wordsIn(language, props);
    const { footer: foot } = mailCopy[language];
    const { copy, footer } = fill({ copy: words, footer: foot }, { ...businessFacts(language), ...facts });
    return {
      subject: copy.subject,
      uselessFrom: until,
      body: (
        <MailLayout language={language} preview={copy.preview} title={copy.title} footer={footer} why={copy.why}>
          <Text className="soft" style={styles.text}>
            {copy.intro}
          </Text>
          <Space height={24} />
          <p style={styles.text}>
            <MainButton href={url}>{copy.button}</MainButton>
          </p>
          <Space height={24} />
          <Promised label={copy.untilLabel} moment={momentInWords(until, language)} />
          <Space height={16} />
          <Text className="soft" style={styles.small}>
            {copy.text}
          </Text>
        </MailLayout>
      ),
    };
  };
