import { Button, Column, Heading, Link, Row, Text } from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { mailLink } from "~/lib/text/contact-links";
import { isOneAddress } from "~/lib/text/mail-address";
import { colour, font, styles } from "./mail-theme";
import type { AskedRow } from "./template-props";

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={styles.text}>
      {children}
    </Text>
  );
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={styles.small}>
      {children}
    </Text>
  );
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="strong" style={styles.subtitle}>
      {children}
    </Heading>
  );
}

export function Answers({ rows }: { rows: readonly AskedRow[] }) {
  return rows.map(({ label, value }) => (
    <Row key={label}>
      <Column className="line" style={{ padding: "12px 0", borderTop: `1px solid ${colour.linen200}` }}>
        <Text className="label soft" style={styles.label}>
          {label}
        </Text>
        <Text className="value strong" style={styles.value}>
          <Lines text={value} />
        </Text>
      </Column>
    </Row>
  ));
}

function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const promised = {
  ...styles.text,
  fontFamily: font.display,
  // Breaks before "om 9:00", not within the date.
  textWrap: "wrap",
  fontSize: "20px",
  lineHeight: "28px",
  fontWeight: 700,
  color: colour.ink950,
} as const;

/** The last two words stay together if it does not fit on a line. */
export function Promised({ label, moment, reason = "" }: { label: string; moment: string; reason?: string }) {
  const words = moment.split(" ");
  const day = words.slice(0, -2).join(" ");
  const time = words.slice(-2).join(" ");
  return (
    <Row className="promise" style={{ backgroundColor: colour.indigo100, borderRadius: "6px" }}>
      <Column style={{ width: "6px", backgroundColor: colour.weld400, borderRadius: "6px 0 0 6px" }} />
      <Column style={{ padding: "16px 20px" }}>
        <Text className="label soft" style={{ ...styles.label, color: colour.ink700 }}>
          {label}
        </Text>
        <Text className="value strong" style={promised}>
          {day} <span style={{ whiteSpace: "nowrap" }}>{time}</span>
        </Text>
        {reason && (
          <Text className="soft" style={{ ...styles.small, margin: 0, color: colour.ink700 }}>
            {reason}
          </Text>
        )}
      </Column>
    </Row>
  );
}

const button = {
  display: "inline-block",
  padding: "13px 22px",
  borderRadius: "6px",
  fontFamily: font.text,
  fontSize: "16px",
  lineHeight: "20px",
  fontWeight: 600,
  textDecoration: "none",
} as const;

const mainButton = {
  ...button,
  backgroundColor: colour.madder600,
  border: `2px solid ${colour.madder600}`,
  color: colour.white,
};

export function MainButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} style={mainButton}>
      {children}
    </Button>
  );
}

const quietButton = { ...button, border: `2px solid ${colour.ink950}`, color: colour.ink950 };

export function QuietButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button className="quiet" href={href} style={quietButton}>
      {children}
    </Button>
  );
}

/** A paragraph that holds nothing else. */
export function MainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={styles.text}>
      <MainButton href={href}>{children}</MainButton>
    </p>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={href} style={styles.link}>
      {children}
    </Link>
  );
}

interface NoticeLinksProps {
  /** The first one matters most. */
  links: readonly { href: string; label: string }[];
  /** Typed by a visitor: it may be no address to write to. */
  email: string;
  write: string;
}

export function NoticeLinks({ links, email, write }: NoticeLinksProps) {
  const WriteButton = links.length === 0 ? MainButton : QuietButton;
  return (
    <Row className="actions" align="left" style={{ width: "auto" }}>
      {links.map(({ href, label }, place) => {
        const LinkButton = place === 0 ? MainButton : QuietButton;
        return (
          <Column key={href} className="stack" style={{ paddingRight: "12px" }}>
            <LinkButton href={href}>{label}</LinkButton>
          </Column>
        );
      })}
      {isOneAddress(email) && (
        <Column className="stack">
          <WriteButton href={mailLink(email)}>{write}</WriteButton>
        </Column>
      )}
    </Row>
  );
}

/** Pixels: margins are not to be relied on. */
export function Space({ height }: { height: number }) {
  return (
    <Row aria-hidden="true" data-skip-in-text="true">
      <Column height={height} style={{ height, lineHeight: `${height}px`, fontSize: 0 }} />
    </Row>
  );
}
