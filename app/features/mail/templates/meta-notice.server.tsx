import { mailCopy } from "~/content/mail/mail-copy.server";
import { cleanLine } from "~/lib/text/mail-address";
import { formatCount } from "~/lib/text/number-format";
import { formatMoment } from "~/lib/time/clock";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainLink, Paragraph, Space, Subtitle } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { MetaNoticeProps } from "./template-props";

/** `metaToken`: the access token is not accepted any more. `metaLead`: a lead was given up, or is tried again. */
export const metaNotice =
  (about: "metaToken" | "metaLead"): MailTemplate<MetaNoticeProps> =>
  ({ since, waiting, reason, isTriedAgain, url }, language) => {
    const copy = mailWords(mailCopy[language][isTriedAgain ? "metaLeadHeld" : about], language);
    const rows = [
      { label: copy.sinceLabel, value: formatMoment(since, language) },
      { label: copy.waitingLabel, value: formatCount(waiting, language) },
      { label: copy.reasonLabel, value: cleanLine(reason) },
    ];
    return {
      subject: copy.subject,
      body: (
        <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
          <Paragraph>{copy.intro}</Paragraph>
          <Space height={20} />
          <Answers rows={rows} />
          <Space height={20} />
          <Subtitle>{copy.todoTitle}</Subtitle>
          <Space height={8} />
          <Paragraph>{copy.todo}</Paragraph>
          <Space height={24} />
          <MainLink href={url}>{copy.button}</MainLink>
        </MailLayout>
      ),
    };
  };
