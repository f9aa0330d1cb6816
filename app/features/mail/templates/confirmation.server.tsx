import { Text } from "@react-email/components";
import { business } from "~/content/business";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import type { Language } from "~/lib/language/language";
import { callLink } from "~/lib/text/contact-links";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainLink, Paragraph, Promised, Small, Space, Subtitle } from "./mail-parts";
import { colour, styles } from "./mail-theme";
import { Prices } from "./prices";
import type { Attachment, MailTemplate } from "./render-mail.server";
import type { ConfirmationProps } from "./template-props";
import { answerMoment, formatOpeningHours } from "./times-in-words.server";
import { greetedName, isLinked, unlinked, withoutName } from "./unconfirmed-text";

export const confirmation =
  (type: keyof MailCopy["confirmations"]): MailTemplate<ConfirmationProps> =>
  (given, language) => {
    const words = mailCopy[language];
    const props = harmless(given, words.confirmation.left);
    const { moment, reason, said } = answerMoment(props, language);
    const { copy, summary } = mailWords(
      { copy: { ...words.confirmation, ...words.confirmations[type] }, summary: words.summary },
      language,
      {
        visitor: props.name,
        answerBy: said,
        ask: props.ask ?? "",
        hours: formatOpeningHours(business.hours.visit, language),
      },
    );
    return {
      subject: copy.subject,
      ...(props.summary && { attach: () => attachSummary(props, type, language) }),
      body: (
        <MailLayout
          language={language}
          preview={props.isLate ? copy.late.preview : copy.preview}
          title={props.name ? copy.title : withoutName(copy.title)}
          why={copy.why}
        >
          <Paragraph>{copy.intro}</Paragraph>
          <Space height={24} />
          {props.isLate ? (
            <Promised label={copy.late.label} moment={copy.late.moment} />
          ) : (
            <Promised label={copy.answerByLabel} moment={moment} reason={reason} />
          )}
          {props.ask && (
            <>
              <Space height={20} />
              <Text className="strong" style={styles.text}>
                {copy.reply}
              </Text>
            </>
          )}
          <Space height={32} />
          {props.asked.length > 0 && (
            <>
              <Subtitle>{copy.askedTitle}</Subtitle>
              <Space height={12} />
              <Answers rows={props.asked} />
              <Space height={12} />
            </>
          )}
          {props.summary && (
            <>
              {props.summary.price.lines.length > 0 && (
                <>
                  <Subtitle>{summary.priceTitle}</Subtitle>
                  <Space height={12} />
                  <Prices price={props.summary.price} item={summary.item} />
                  <Space height={32} />
                </>
              )}
              <Subtitle>{summary.nextTitle}</Subtitle>
              <ol className="soft" style={{ ...styles.text, paddingLeft: "22px", marginTop: "8px" }}>
                {summary.next[summaryKind(type)].map((step) => (
                  <li key={step} className="soft" style={{ marginBottom: "6px", color: colour.ink700 }}>
                    {step}
                  </li>
                ))}
              </ol>
              <Space height={12} />
            </>
          )}
          <Paragraph>{copy.prepare}</Paragraph>
          <Space height={12} />
          <Paragraph>{copy.change}</Paragraph>
          <Space height={24} />
          <MainLink href={callLink(business.phone.international)}>{copy.call}</MainLink>
          <Space height={16} />
          <Small>{copy.reachable}</Small>
        </MailLayout>
      ),
    };
  };

function summaryKind(type: keyof MailCopy["confirmations"]): keyof MailCopy["summary"]["titles"] {
  return type === "package-contact" ? "package" : "configurator";
}

/** Loaded on demand, so that starting the server does not wait for it. */
async function attachSummary(
  props: ConfirmationProps,
  type: keyof MailCopy["confirmations"],
  language: Language,
): Promise<Attachment[]> {
  const { summaryDocument } = await import("../pdf/summary-document.server");
  return [await summaryDocument(props, summaryKind(type), language)];
}

/** The address may be another person's: the mail has nothing of an unconfirmed sender to click on. */
function harmless(props: ConfirmationProps, left: string): ConfirmationProps {
  const { name, asked, summary } = props;
  return {
    ...props,
    name: greetedName(name),
    asked: unlinked(asked, left),
    ...(summary && {
      summary: { ...summary, company: summary.company && (isLinked(summary.company) ? null : summary.company) },
    }),
  };
}
