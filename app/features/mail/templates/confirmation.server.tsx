import { Heading, Text } from "@react-email/components";
import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import type { Language } from "~/lib/language/language";
import { callLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import { answerMoment } from "./answer-moment.server";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, Promised, Space } from "./mail-parts";
import { colour, styles } from "./mail-theme";
import { formatOpeningHours } from "./opening-hours.server";
import { Prices } from "./prices";
import type { Attachment, MailTemplate } from "./render-mail.server";
import { greetedName, isLinked, unlinked, withoutName } from "./strangers-text";
import type { ConfirmationProps } from "./template-props";

export const confirmation =
  (type: keyof MailCopy["confirmations"]): MailTemplate<ConfirmationProps> =>
  (given, language) => {
    const words = mailCopy[language];
    const props = harmless(given, words.confirmation.left);
    const { moment, reason, said } = answerMoment(props, language);
    const { copy, summary, footer } = fill(
      {
        copy: { ...words.confirmation, ...words.confirmations[type] },
        summary: words.summary,
        footer: words.footer,
      },
      {
        ...businessFacts(language),
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
          footer={footer}
          why={copy.why}
        >
          <Text className="soft" style={styles.text}>
            {copy.intro}
          </Text>
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
              <Heading as="h2" className="strong" style={styles.subtitle}>
                {copy.askedTitle}
              </Heading>
              <Space height={12} />
              <Answers rows={props.asked} />
              <Space height={12} />
            </>
          )}
          {props.summary && (
            <>
              {props.summary.price.lines.length > 0 && (
                <>
                  <Heading as="h2" className="strong" style={styles.subtitle}>
                    {summary.priceTitle}
                  </Heading>
                  <Space height={12} />
                  <Prices price={props.summary.price} item={summary.item} />
                  <Space height={32} />
                </>
              )}
              <Heading as="h2" className="strong" style={styles.subtitle}>
                {summary.nextTitle}
              </Heading>
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
          <Text className="soft" style={styles.text}>
            {copy.prepare}
          </Text>
          <Space height={12} />
          <Text className="soft" style={styles.text}>
            {copy.change}
          </Text>
          <Space height={24} />
          <p style={styles.text}>
            <MainButton href={callLink(business.phone.international)}>{copy.call}</MainButton>
          </p>
          <Space height={16} />
          <Text className="soft" style={styles.small}>
            {copy.reachable}
          </Text>
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

/** Somebody else's address may have been typed: their mail has nothing of a stranger to click on. */
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
