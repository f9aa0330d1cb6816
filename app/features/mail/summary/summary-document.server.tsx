import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { addHours, formatMoment, sayMoment } from "~/lib/clock";
import { fill } from "~/lib/fill";
import { type Language, LOCALES } from "~/lib/language/language";
import { cleanLine } from "~/lib/mail-address";
import { colour } from "../templates/mail-theme";
import type { Attachment } from "../templates/render-mail.server";
import type { ConfirmationProps } from "../templates/template-props";
import { fonts } from "./fonts.server";
import { Band, Choices, Part, PriceTable, Steps } from "./summary-parts.server";

const styles = StyleSheet.create({
  page: {
    fontFamily: fonts.text,
    fontSize: 10,
    lineHeight: 1.45,
    color: colour.ink700,
    backgroundColor: colour.white,
    paddingBottom: 78,
  },
  // From the second page on the band leaves this much air.
  head: { marginBottom: 22 },
  body: { paddingHorizontal: 48 },
  brand: { flexDirection: "row", justifyContent: "space-between", marginBottom: 18 },
  name: { fontFamily: fonts.display, fontWeight: 700, fontSize: 15, color: colour.ink950 },
  title: {
    fontFamily: fonts.display,
    fontWeight: 700,
    fontSize: 28,
    lineHeight: 1.1,
    letterSpacing: -0.5,
    color: colour.ink950,
  },
  whom: { flexDirection: "row", flexWrap: "wrap", marginTop: 10, columnGap: 28, rowGap: 2 },
  strong: { fontWeight: 600, color: colour.ink950 },
  term: { fontSize: 9, marginBottom: 2 },
  foot: {
    position: "absolute",
    left: 48,
    right: 48,
    // From the top: against the bottom the library measures pages that are not cut yet.
    top: 778,
    paddingTop: 8,
    borderTop: `0.75pt solid ${colour.linen200}`,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 8.5,
    color: colour.ink500,
  },
});

/**
 * What was chosen, its price and what happens next, on A4 to keep or to print. Real text in reading order, with its
 * title, author and language; the library writes no structure tags.
 */
export async function summaryDocument(
  props: ConfirmationProps,
  kind: keyof MailCopy["summary"]["titles"],
  language: Language,
): Promise<Attachment> {
  const { copy, footer } = fill(
    { copy: mailCopy[language].summary, footer: mailCopy[language].footer },
    {
      ...businessFacts(language),
      answerBy: sayMoment(props.answerBy, language),
      startBy: sayMoment(addHours(props.answerBy, business.firstVersionHours.to), language),
    },
  );
  const content = await renderToBuffer(
    <Summary props={props} kind={kind} language={language} words={copy} footer={footer} />,
  );
  return { filename: copy.fileName, contentType: "application/pdf", content };
}

interface SummaryProps {
  props: ConfirmationProps;
  kind: keyof MailCopy["summary"]["titles"];
  language: Language;
  words: MailCopy["summary"];
  footer: MailCopy["footer"];
}

function Summary({ props, kind, language, words, footer }: SummaryProps) {
  const { name, tagline, address, phone, email } = business;
  const { name: visitor, asked, answerBy, summary } = props;
  const whom = [cleanLine(visitor), summary?.company].filter(Boolean).join(", ");
  return (
    <Document
      title={`${words.titles[kind]} - ${name}`}
      author={name}
      subject={words.subject}
      creator={name}
      producer={name}
      language={LOCALES[language]}
      creationDate={new Date(summary?.requestedAt ?? answerBy)}
    >
      <Page size="A4" style={styles.page}>
        <View fixed style={styles.head}>
          <Band />
        </View>
        <View style={styles.body}>
          <View style={styles.brand}>
            <Text style={styles.name}>{name}</Text>
            <Text style={{ color: colour.ink500 }}>{tagline}</Text>
          </View>
          <Text style={styles.title}>{words.titles[kind]}</Text>
          <View style={styles.whom}>
            <Text>
              {words.forWhom} <Text style={styles.strong}>{whom}</Text>
            </Text>
            {summary && (
              <Text>
                {words.requestedAt} <Text style={styles.strong}>{formatMoment(summary.requestedAt, language)}</Text>
              </Text>
            )}
          </View>
          {asked.length > 0 && (
            <Part title={words.choicesTitle}>
              <Choices rows={asked} />
            </Part>
          )}
          {summary && summary.price.lines.length > 0 && (
            <Part title={words.priceTitle}>
              <PriceTable price={summary.price} item={words.item} />
            </Part>
          )}
          <Part title={words.nextTitle}>
            <Steps steps={words.next} />
          </Part>
          <Part title={words.termsTitle}>
            {words.terms.map((term) => (
              <Text key={term} style={styles.term}>
                {term}
              </Text>
            ))}
            <Text style={[styles.strong, { marginTop: 8 }]}>{words.question}</Text>
          </Part>
        </View>
        <View fixed style={styles.foot}>
          <View>
            <Text>
              {name} {tagline}, {address.street}, {address.postalCode} {address.town}
            </Text>
            <Text>
              {phone.national} · {email} · {footer.kvk} · {footer.vat}
            </Text>
          </View>
          <Text
            render={({ pageNumber, totalPages }) =>
              words.page.replace("[page]", String(pageNumber)).replace("[pages]", String(totalPages))
            }
          />
        </View>
      </Page>
    </Document>
  );
}
