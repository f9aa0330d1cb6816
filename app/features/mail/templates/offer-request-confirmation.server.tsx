import { Heading, Text } from "@react-email/components";
import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { sayMoment } from "~/lib/clock";
import { callLink } from "~/lib/contact-links";
import { fill } from "~/lib/fill";
import { cleanLine } from "~/lib/mail-address";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, Promised, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import { sayHours } from "./opening-hours.server";
import type { MailTemplate } from "./render-mail.server";
import type { OfferRequestConfirmationProps } from "./template-props";

/** Tells a visitor that the request has arrived, and when the answer comes. */
export const offerRequestConfirmation: MailTemplate<OfferRequestConfirmationProps> = (props, language) => {
  const { confirmation: copy, footer } = fill(
    { confirmation: mailCopy[language].confirmation, footer: mailCopy[language].footer },
    {
      ...businessFacts(language),
      visitor: cleanLine(props.name),
      answerBy: sayMoment(props.answerBy, language),
      hours: sayHours(business.hours.reachable, language),
    },
  );
  return {
    subject: copy.subject,
    // Keeps out-of-office programs from answering (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} footer={footer} why={copy.why}>
        <Text className="soft" style={styles.text}>
          {copy.intro}
        </Text>
        <Space height={24} />
        <Promised label={copy.answerByLabel} moment={sayMoment(props.answerBy, language)} />
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
