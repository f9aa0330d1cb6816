import { appointments } from "~/content/appointment-kinds";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import type { Language } from "~/lib/language/language";
import { cleanLine } from "~/lib/text/mail-address";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatMoment, momentInWords } from "~/lib/time/clock";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainButton, NoticeLinks, Paragraph, Promised, QuietButton, Small, Space } from "./mail-parts";
import { styles } from "./mail-theme";
import type { Calendar, MailTemplate } from "./render-mail.server";
import type { AppointmentNoticeProps, AppointmentProps } from "./template-props";
import { greetedName, isLinked, withoutName } from "./unconfirmed-text";

type Change = Exclude<keyof MailCopy["appointments"], "movedByUs" | "cancelledByUs">;

const BY_US = {
  booked: "booked",
  moved: "movedByUs",
  cancelled: "cancelledByUs",
  reminder: "reminder",
} as const satisfies Record<Change, keyof MailCopy["appointments"]>;

export const appointmentMail =
  (change: Change): MailTemplate<AppointmentProps> =>
  (props, language) => {
    const words = mailCopy[language].appointment;
    const facts = factsOf(props, language, greetedName(props.name));
    const own = mailCopy[language].appointments[props.isByUs ? BY_US[change] : change];
    const copy = mailWords({ ...words, ...own }, language, facts);
    const about = props.subject && (isLinked(props.subject) ? mailCopy[language].confirmation.left : props.subject);
    const isOff = change === "cancelled";
    const LinkButton = isOff ? MainButton : QuietButton;
    return {
      subject: copy.subject,
      ...calendarOf(props, copy.fileName),
      // A reminder is not sent after the appointment; that it was called off stays news.
      ...(!isOff && { uselessFrom: props.startsAt }),
      body: (
        <MailLayout
          language={language}
          preview={copy.preview}
          title={facts.visitor ? copy.title : withoutName(copy.title)}
          why={isOff ? copy.whyOff : copy.why}
        >
          <Paragraph>{copy.intro}</Paragraph>
          <Space height={24} />
          <Promised label={copy.whenLabel} moment={momentInWords(props.startsAt, language)} />
          <Space height={24} />
          {!isOff && (
            <>
              <Answers
                rows={[
                  ...(props.movedFrom ? [{ label: words.was, value: momentInWords(props.movedFrom, language) }] : []),
                  { label: copy.place, value: placeIn(props, { phone: copy.byYourPhone, ...copy }) },
                  { label: copy.kind, value: copy.kinds[props.kind ?? "meet"] },
                  { label: copy.duration, value: copy.minutes },
                  ...(about ? [{ label: words.about, value: about }] : []),
                ]}
              />
              <Space height={20} />
            </>
          )}
          <p style={styles.text}>
            <LinkButton href={props.url}>{isOff ? copy.again : copy.manage}</LinkButton>
          </p>
          <Space height={24} />
          {props.calendar && <Small>{isOff ? copy.calendarOff : copy.calendar}</Small>}
          <Small>{copy.question}</Small>
        </MailLayout>
      ),
    };
  };

export const appointmentNotice: MailTemplate<AppointmentNoticeProps> = (props, language) => {
  const { appointment: words, appointmentNotices, appointmentNotice: shared, notice } = mailCopy[language];
  const facts = factsOf(props, language, cleanLine(props.name));
  const own = appointmentNotices[props.change === "moved" && props.isByUs ? "movedByUs" : props.change];
  const copy = mailWords({ ...shared, ...own }, language, facts);
  const place = mailWords(
    placeIn(props, { ...words, phone: words.byPhoneForHost, atCustomer: words.atCustomerForHost }),
    language,
    facts,
  );
  const kind = `${words.kinds[props.kind ?? "meet"]}, ${mailWords(words.minutes, language, facts)}`;
  const rows = [
    ...(props.movedFrom ? [{ label: words.was, value: formatMoment(props.movedFrom, language) }] : []),
    { label: words.kind, value: kind },
    { label: words.place, value: place },
    { label: notice.name, value: props.name },
    ...(props.email ? [{ label: notice.email, value: readableAddress(props.email) }] : []),
    ...(props.subject ? [{ label: words.about, value: props.subject }] : []),
    { label: notice.language, value: notice.languages[props.language] },
  ];
  return {
    subject: copy.subject,
    ...calendarOf(props, words.fileName),
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
        <Space height={8} />
        <Promised label={words.whenNoticeLabel} moment={momentInWords(props.startsAt, language)} />
        <Space height={24} />
        <Answers rows={rows} />
        <Space height={16} />
        <NoticeLinks
          links={[{ href: props.dashboardUrl, label: copy.dashboard }]}
          email={props.email}
          write={notice.write}
        />
        <Space height={1} />
      </MailLayout>
    ),
  };
};

function factsOf(props: AppointmentProps | AppointmentNoticeProps, language: Language, visitor: string) {
  return {
    visitor,
    visitorPhone: cleanLine(props.phone ?? ""),
    address: cleanLine(props.address ?? ""),
    appointmentMinutes: String(props.minutes ?? appointments.meet.minutes),
    moment: momentInWords(props.startsAt, language),
    when: formatMoment(props.startsAt, language),
  };
}

interface PlaceWords {
  phone: string;
  atOffice: string;
  atCustomer: string;
}

function placeIn({ place, phone }: AppointmentProps | AppointmentNoticeProps, words: PlaceWords): string {
  const said = { phone: words.phone, office: words.atOffice, customer: words.atCustomer };
  return said[place ?? (phone ? "phone" : "office")];
}

function calendarOf({ calendar }: { calendar: AppointmentProps["calendar"] }, filename: string) {
  return calendar ? { calendar: { ...calendar, filename } satisfies Calendar } : {};
}
