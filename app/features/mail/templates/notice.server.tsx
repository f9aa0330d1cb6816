import { Column, Heading, Row } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { callLink, mailLink, whatsappLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import { cleanLine, isOneAddress } from "~/lib/text/mail-address";
import { internationalDigits } from "~/lib/text/phone";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatMoment, momentInWords } from "~/lib/time/clock";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, Promised, QuietButton, Space, TextLink } from "./mail-parts";
import { styles } from "./mail-theme";
import { Prices } from "./prices";
import type { MailTemplate } from "./render-mail.server";
import type { RequestNoticeProps } from "./template-props";

export const notice =
  (kind: keyof MailCopy["notices"]): MailTemplate<RequestNoticeProps> =>
  (props, language) => {
    const visitor = cleanLine(props.name);
    const words = mailCopy[language];
    const { notice: copy, footer } = fill(
      { notice: { ...words.notice, ...words.notices[kind] }, footer: words.footer },
      {
        ...businessFacts(language),
        visitor,
        phone: cleanLine(props.phone ?? ""),
        answerBy: momentInWords(props.answerBy, language),
      },
    );
    const digits = props.phone === null ? null : internationalDigits(props.phone);
    const WriteButton = digits === null ? MainButton : QuietButton;
    const rows = [
      ...(props.isTest ? [{ label: copy.test, value: copy.testText }] : []),
      { label: copy.name, value: props.name },
      ...(props.email ? [{ label: copy.email, value: readableAddress(props.email) }] : []),
      ...props.asked,
      { label: copy.language, value: copy.languages[props.language] },
      { label: copy.source, value: props.source },
      { label: copy.requestedAt, value: formatMoment(props.requestedAt, language) },
    ];
    return {
      subject: copy.subject,
      body: (
        <MailLayout
          language={language}
          preview={copy.preview}
          title={copy.title}
          footer={footer}
          why={props.email ? copy.why : copy.whyNoReply}
        >
          <Space height={8} />
          {!props.isTest && (
            <>
              <Promised label={copy.answerByLabel} moment={momentInWords(props.answerBy, language)} />
              <Space height={24} />
            </>
          )}
          <Row className="actions" align="left" style={{ width: "auto" }}>
            {digits !== null && (
              <Column className="stack" style={{ paddingRight: "12px" }}>
                <MainButton href={callLink(digits)}>{copy.call}</MainButton>
              </Column>
            )}
            {digits !== null && (
              <Column className="stack" style={{ paddingRight: "12px" }}>
                <QuietButton href={whatsappLink(digits)}>{copy.whatsapp}</QuietButton>
              </Column>
            )}
            {isOneAddress(props.email) && (
              <Column className="stack">
                <WriteButton href={mailLink(props.email)}>{copy.write}</WriteButton>
              </Column>
            )}
          </Row>
          <Space height={28} />
          <Answers rows={rows} />
          <Space height={16} />
          {props.price && props.price.lines.length > 0 && (
            <>
              <Heading as="h2" className="strong" style={styles.subtitle}>
                {words.summary.priceTitle}
              </Heading>
              <Space height={12} />
              <Prices price={props.price} item={words.summary.item} />
              <Space height={24} />
            </>
          )}
          <p style={styles.text}>
            {props.leadUrl ? (
              <TextLink href={props.leadUrl}>{copy.lead}</TextLink>
            ) : (
              <TextLink href={props.dashboardUrl}>{copy.dashboard}</TextLink>
            )}
          </p>
        </MailLayout>
      ),
    };
  };
