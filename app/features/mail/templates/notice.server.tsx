import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { callLink, whatsappLink } from "~/lib/text/contact-links";
import { cleanLine } from "~/lib/text/mail-address";
import { internationalDigits } from "~/lib/text/phone";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatMoment, momentInWords } from "~/lib/time/clock";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, NoticeLinks, Promised, Space, Subtitle, TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import { Prices } from "./prices";
import type { MailTemplate } from "./render-mail.server";
import type { RequestNoticeProps } from "./template-props";

export const notice =
  (kind: keyof MailCopy["notices"]): MailTemplate<RequestNoticeProps> =>
  (props, language) => {
    const words = mailCopy[language];
    const answerBy = momentInWords(props.answerBy, language);
    const facts = { visitor: cleanLine(props.name), phone: cleanLine(props.phone ?? ""), answerBy };
    const copy = mailWords({ ...words.notice, ...words.notices[kind] }, language, facts);
    const digits = props.phone === null ? null : internationalDigits(props.phone);
    const links = [
      { href: callLink(digits ?? ""), label: copy.call },
      { href: whatsappLink(digits ?? ""), label: copy.whatsapp },
    ];
    const rows = [
      ...(props.isTest ? [{ label: copy.test, value: copy.testText }] : []),
      { label: copy.name, value: props.name },
      ...(props.email ? [{ label: copy.email, value: readableAddress(props.email) }] : []),
      ...props.asked,
      { label: copy.language, value: copy.languages[props.language] },
      { label: copy.source, value: props.source },
      { label: copy.requestedAt, value: formatMoment(props.requestedAt, language) },
    ];
    const why = props.email ? copy.why : copy.whyNoReply;
    return {
      subject: copy.subject,
      body: (
        <MailLayout language={language} preview={copy.preview} title={copy.title} why={why}>
          <Space height={8} />
          {!props.isTest && (
            <>
              <Promised label={copy.answerByLabel} moment={answerBy} />
              <Space height={24} />
            </>
          )}
          <NoticeLinks links={digits === null ? [] : links} email={props.email} write={copy.write} />
          <Space height={28} />
          <Answers rows={rows} />
          <Space height={16} />
          {props.price && props.price.lines.length > 0 && (
            <>
              <Subtitle>{words.summary.priceTitle}</Subtitle>
              <Space height={12} />
              <Prices price={props.price} item={words.summary.item} />
              <Space height={24} />
            </>
          )}
          <p style={styles.text}>
            <TextLink href={props.leadUrl ?? props.dashboardUrl}>{props.leadUrl ? copy.lead : copy.dashboard}</TextLink>
          </p>
        </MailLayout>
      ),
    };
  };
