import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { CheckboxField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { holidayNames } from "~/content/hours";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { capitalised } from "~/lib/capitalised";
import { useLanguage } from "~/lib/language/language-context";
import { weekdayName } from "~/lib/time/clock";
import { SITE_PATHS } from "../paths";
import { type FieldOf, SiteSection } from "../site-form";
import type { BookedWhileClosed } from "./booked-while-closed.server";
import { closedField, holidayField, MOST_PERIODS, SCHEDULES, scheduleField, WEEKDAYS } from "./hours-form-fields";

const EMPTY_LINES = 2;

export function HoursFields({ field }: { field: FieldOf }) {
  const { hours: words } = useWords("site");
  const { language } = useLanguage();
  const lines = Array.from({ length: MOST_PERIODS }, (_, index) => index);
  const isFilled = (index: number) =>
    field(closedField(index, "from")).defaultValue !== "" || field(closedField(index, "to")).defaultValue !== "";
  const shown = lines.slice(0, Math.min(MOST_PERIODS, lines.findLastIndex(isFilled) + 1 + EMPTY_LINES));
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        {SCHEDULES.map((schedule) => (
          <SiteSection
            key={schedule}
            title={words.schedules[schedule]}
            fields={WEEKDAYS.map((day) => field(scheduleField(schedule, day)))}
          >
            <p id={`hours-${schedule}-hint`} className="text-small">
              {words.scheduleHint}
            </p>
            {WEEKDAYS.map((day) => (
              <TextField
                key={day}
                {...field(scheduleField(schedule, day))}
                label={capitalised(weekdayName(day, language, "long"))}
                autoComplete="off"
                maxLength={80}
              />
            ))}
          </SiteSection>
        ))}
      </div>
      <SiteSection
        title={words.closed}
        fields={shown.flatMap((index) => [field(closedField(index, "from")), field(closedField(index, "to"))])}
      >
        <p className="text-small">{words.closedHint}</p>
        {shown.map((index) => (
          <div key={index} className="grid gap-4 sm:grid-cols-2">
            <TextField {...field(closedField(index, "from"))} type="date" label={words.from} />
            <TextField {...field(closedField(index, "to"))} type="date" label={words.to} hint={words.toHint} />
          </div>
        ))}
      </SiteSection>
      <SiteSection title={words.holidays} fields={holidayNames.map((name) => field(holidayField(name)))}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {holidayNames.map((name) => (
            <CheckboxField key={name} {...field(holidayField(name))} label={words.holidayNames[name]} />
          ))}
        </div>
      </SiteSection>
      <SiteSection title={words.notice} fields={[field("noticeNl"), field("noticeEn"), field("noticeUntil")]}>
        <p className="text-small">{words.noticeHint}</p>
        <TextField {...field("noticeNl")} label={words.noticeNl} maxLength={200} lang="nl" />
        <TextField {...field("noticeEn")} label={words.noticeEn} maxLength={200} lang="en" />
        <div className="max-w-64">
          <TextField {...field("noticeUntil")} type="date" label={words.noticeUntil} />
        </div>
      </SiteSection>
    </>
  );
}

interface BookedNoteProps {
  booked: readonly BookedWhileClosed[];
}

export function BookedNote({ booked }: BookedNoteProps) {
  const { hours: words } = useWords("site");
  if (booked.length === 0) return null;
  return (
    <section className="mb-8 grid max-w-[60rem] gap-3 rounded-card border-2 border-weld-400 bg-white p-4 sm:p-6">
      <p>{words.booked}</p>
      <ul className="list-disc pl-5">
        {booked.map(({ id, name, moment }) => (
          <li key={id} className="wrap-anywhere">
            <time dateTime={moment.iso}>{moment.text}</time> · {name}
          </li>
        ))}
      </ul>
      <Link to={APPOINTMENTS_PATH} className="link inline-flex min-h-11 items-center justify-self-start">
        {words.agenda}
      </Link>
    </section>
  );
}

/** Closes today, or opens it again, by one tap. */
export function TodaySwitch({ isClosed }: { isClosed: boolean }) {
  const { hours: words } = useWords("site");
  return (
    <Form method="post" action={SITE_PATHS.hours} className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <input type="hidden" name="do" value={isClosed ? "open-today" : "close-today"} />
      <Button type="submit" variant="dark">
        {isClosed ? words.openToday : words.closeToday}
      </Button>
      {isClosed && <p>{words.todayIsClosed}</p>}
    </Form>
  );
}
