import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import type { Language } from "~/lib/language/language";
import type { Facts } from "~/lib/text/fill";
import { momentInWords } from "~/lib/time/clock";
import { MailLayout, mailWords } from "./mail-layout.server";
import { MainLink, Paragraph, Promised, Small, Space } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { LinkProps } from "./template-props";

/** Holds nothing that was typed: it may have been asked for with the address of another person. */
export const linkMail = (wordsOf: (copy: MailCopy) => MailCopy["draft"]): MailTemplate<LinkProps> =>
  linkMailIn((language) => ({ words: wordsOf(mailCopy[language]) }));

export const linkMailIn =
  <Props extends LinkProps>(
    wordsIn: (language: Language, props: Props) => { words: MailCopy["draft"]; facts?: Facts },
  ): MailTemplate<Props> =>
  (props, language) => {
    const { words, facts } = wordsIn(language, props);
    const copy = mailWords(words, language, facts);
    return {
      subject: copy.subject,
      uselessFrom: props.until,
      body: (
        <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
          <Paragraph>{copy.intro}</Paragraph>
          <Space height={24} />
          <MainLink href={props.url}>{copy.button}</MainLink>
          <Space height={24} />
          <Promised label={copy.untilLabel} moment={momentInWords(props.until, language)} />
          <Space height={16} />
          <Small>{copy.text}</Small>
        </MailLayout>
      ),
    };
  };
