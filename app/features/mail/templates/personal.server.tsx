import { Body, Container, Html, Text } from "@react-email/components";
import { Fragment } from "react";
import { business } from "~/content/business";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { type Line, type Part, partsOf } from "~/lib/text/markup";
import { MailHead, mailWords } from "./mail-layout.server";
import { Small, Space, TextLink } from "./mail-parts";
import { colour, styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { PersonalProps } from "./template-props";

/** A user of the desk wrote it: it looks like a letter, not like a leaflet. */
export const personalMail: MailTemplate<PersonalProps> = (
  { subject, text, signature, inReplyTo, references },
  language,
) => {
  const footer = mailWords(mailCopy[language].footer, language);
  return {
    subject,
    isByHand: true,
    headers: {
      ...(inReplyTo !== null && { "In-Reply-To": inReplyTo }),
      ...(references.length > 0 && { References: references.join(" ") }),
    },
    body: (
      <Html lang={language}>
        <MailHead title={subject} />
        <Body className="page" style={{ ...styles.page, padding: "16px 12px 32px", backgroundColor: colour.white }}>
          <Container style={{ maxWidth: "600px", margin: 0 }}>
            <Parts text={text} />
            <Parts text={signature} />
            <Space height={12} />
            <Small>
              {business.name} · {footer.kvk} · {footer.vat}
            </Small>
          </Container>
        </Body>
      </Html>
    ),
  };
};

const paragraph = { ...styles.text, color: colour.ink950, marginBottom: "16px" };

/** A text typed at the desk, with its marks. */
export function Parts({ text }: { text: string }) {
  return partsOf(text).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
    <MailPart key={place} part={part} />
  ));
}

function MailPart({ part: { kind, lines, first } }: { part: Part }) {
  if (kind === "lines") {
    return (
      <Text className="strong" style={paragraph}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <Fragment key={place}>
            {place > 0 && <br />}
            <Pieces line={line} />
          </Fragment>
        ))}
      </Text>
    );
  }
  const items = lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place.
    <li key={place}>
      <Pieces line={line} />
    </li>
  ));
  const list = { className: "strong", style: { ...paragraph, paddingLeft: "24px" }, children: items };
  return kind === "list" ? <ul {...list} /> : <ol start={first} {...list} />;
}

function Pieces({ line }: { line: Line }) {
  return line.map((piece, place) => {
    const key = `${place}`;
    if (piece.kind === "text") return <Fragment key={key}>{piece.text}</Fragment>;
    if (piece.kind === "bold") return <strong key={key}>{piece.text}</strong>;
    return (
      <TextLink key={key} href={piece.href}>
        {piece.text}
      </TextLink>
    );
  });
}
