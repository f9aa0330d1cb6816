import { Body, Container, Head, Heading, Html, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import type { Language } from "~/lib/language/language";
import { callLink, mailLink } from "~/lib/text/contact-links";
import { type Facts, fill } from "~/lib/text/fill";
import { Small, Space, TextLink } from "./mail-parts";
import { colour, darkStyles, font, styles } from "./mail-theme";
import { WovenBand } from "./woven-band";

interface MailLayoutProps {
  language: Language;
  /** The preheader: shown beside the subject in an inbox. */
  preview: string;
  title: string;
  /** The reason why the reader gets this mail. */
  why: string;
  children: ReactNode;
}

/** The words with the facts of the business, and those of one mail, filled in. */
export function mailWords<Words>(words: Words, language: Language, facts: Facts = {}): Words {
  return fill(words, { ...businessFacts(language), ...facts });
}

export function MailLayout({ language, preview, title, why, children }: MailLayoutProps) {
  const { name, tagline, address } = business;
  const footer = mailWords(mailCopy[language].footer, language);
  return (
    <Html lang={language}>
      <MailHead title={title} />
      <Preview text={preview} />
      <Body className="page" style={styles.page}>
        <Container
          className="card"
          style={{
            maxWidth: "600px",
            backgroundColor: colour.white,
            border: `1px solid ${colour.linen200}`,
            borderRadius: "6px",
            overflow: "hidden",
          }}
        >
          <WovenBand />
          <Section>
            <div className="card-body" style={{ padding: "32px 40px 40px" }}>
              <Text
                className="strong"
                style={{ ...styles.small, fontFamily: font.display, fontWeight: 700, color: colour.ink950 }}
              >
                {name}{" "}
                <span className="soft" style={{ fontFamily: font.text, fontWeight: 400, color: colour.ink500 }}>
                  {tagline}
                </span>
              </Text>
              <Space height={20} />
              <Heading className="title strong" style={styles.title}>
                {title}
              </Heading>
              <Space height={16} />
              {children}
            </div>
          </Section>
        </Container>
        <Container style={{ maxWidth: "600px" }}>
          <Section>
            <div style={{ padding: "24px 12px 0", textAlign: "center" }}>
              <Small>
                {name} {tagline}
                <br />
                {address.street}, {address.postalCode} {address.town}
                <br />
                <TextLink href={callLink(business.phone.international)}>{business.phone.national}</TextLink>
                {" · "}
                <TextLink href={mailLink(business.email)}>{business.email}</TextLink>
                <br />
                {footer.kvk} · {footer.vat}
              </Small>
              <Space height={12} />
              <Small>{why}</Small>
            </div>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function MailHead({ title }: { title: string }) {
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{darkStyles}</style>
    </Head>
  );
}

/** Characters that an inbox shows beside the subject at most. */
const PREVIEW_LENGTH = 150;

/**
 * Filler follows, or the inbox would go on with the beginning of the mail. React Email's own needs seven characters for
 * each of ours, a quarter of a mail's bytes.
 */
function Preview({ text }: { text: string }) {
  return (
    <div style={styles.unseen} data-skip-in-text="true">
      {text}
      {"\u00a0\u200c".repeat(Math.max(0, PREVIEW_LENGTH - text.length))}
    </div>
  );
}
