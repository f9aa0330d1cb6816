import { Heading, Text } from "@react-email/components";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { cleanLine } from "~/lib/text/mail-address";
import { formatCount } from "~/lib/text/number-format";
import { formatMoment } from "~/lib/time/clock";
import { MailLayout } from "./mail-layout";
import { Answers, MainButton, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import type { MailTemplate } from "./render-mail.server";
import type { MetaNoticeProps } from "./template-props";

/** `metaToken`: the access token is not accepted any more. `metaLead`: a lead was given up, or is tried again. */
export function metaNotice(about: "metaToken" | "metaLead"): MailTemplate<MetaNoticeProps> {
  return (props, language) => noticeAbout(about, props, language);
}

function noticeAbout(
  about: "metaToken" | "metaLead",
  { since, waiting, reason, isTriedAgain, url }: MetaNoticeProps,
  language: Language,
): ReturnType<MailTemplate<MetaNoticeProps>> {
  const words = mailCopy[language];
  const { copy, footer } = fill(
    { copy: words[isTriedAgain ? "metaLeadHeld" : about], footer: words.footer },
    businessFacts(language),
  );
  const rows = [
    { label: copy.sinceLabel, value: formatMoment(since, language) },
    { label: copy.waitingLabel, value: formatCount(waiting, language) },
    { label: copy.reasonLabel, value: cleanLine(reason) },
  ];
  return {
    subject: copy.subject,
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} footer={footer} why={copy.why}>
        <Text className="soft" style={styles.text}>
          {copy.intro}
        </Text>
        <Space height={20} />
        <Answers rows={rows} />
        <Space height={20} />
        <Heading as="h2" className="strong" style={styles.subtitle}>
          {copy.todoTitle}
        </Heading>
        <Space height={8} />
        <Text className="soft" style={styles.text}>
          {copy.todo}
        </Text>
        <Space height={24} />
        <p style={styles.text}>
          <MainButton href={url}>{copy.button}</MainButton>
        </p>
      </MailLayout>
    ),
  };
}
