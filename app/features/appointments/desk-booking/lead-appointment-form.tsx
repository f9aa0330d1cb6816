import { useEffect, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { BOUNDS } from "~/components/forms/bounds";
import { fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { CheckboxField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { appointments } from "~/content/appointment-kinds";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { IDLE_APPOINTMENT_FORM } from "../booking/appointment-form-state";
import { AppointmentNotice, NoticeBox } from "../booking/appointment-notice";
import { ChoiceFields, KindChoice, PlaceChoice } from "../booking/kind-choice";
import { MomentCalendar, ShowTimes } from "../booking/moment-fields";
import { chosenIn } from "../booking/slot-days";
import {
  type LeadAppointmentAnswer,
  type LeadAppointmentField,
  MEETING_PLACES,
  type Unusual,
  WAYS,
  type Way,
} from "./lead-appointment";
import type { LeadToBook } from "./read-lead-to-book.server";

interface LeadAppointmentFormProps {
  lead: LeadToBook;
  submissionId: string;
  /** `YYYY-MM-DD` */
  today: string;
  answer: LeadAppointmentAnswer | null;
}

export function LeadAppointmentForm({ lead, submissionId, today, answer }: LeadAppointmentFormProps) {
  const words = useWords("leadAppointment");
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const form = useErrorInView(answer);
  const { days } = lead;
  const fields = answer?.fields ?? {};
  const alternatives = answer?.alternatives ?? null;
  const [id] = useState(fields.submission_id || submissionId);
  const [how, setHow] = useState<Way>(startingWay(lead, fields, alternatives !== null));
  const [typed, setTyped] = useState({ date: fields.date ?? "", time: fields.time ?? "" });
  useEffect(() => {
    // Read from the form, as something may have been picked before the scripts started.
    const picked = new FormData(form.current ?? undefined);
    const day = picked.get("date");
    if (day) setTyped({ date: String(day), time: String(picked.get("time") ?? "") });
    setHow(picked.get("how") === "other" ? "other" : "free");
  }, [form]);
  const { formMethod, formAction } = useNavigation();
  const isPending = formMethod === "POST" && Boolean(formAction?.includes(lead.id));
  const { date, time } = chosenIn(days, typed, days[0]?.day);
  const served = { phone: lead.phone ?? "", mail: "on" };
  const field = fieldsOf<LeadAppointmentField | "mail">({ form: "appointment", answer, served });
  const timeError = answer?.errors.time;
  const { kinds, choice, next } = lead.choosing;
  const { weeksAhead } = appointments;
  const { minutes } = appointments[choice.kind];
  const kindChoice = kinds.length > 1 && <KindChoice kinds={kinds} chosen={choice.kind} to={pathname} />;
  if (next !== null) {
    return (
      <div className="@container">
        {kindChoice}
        <PlaceChoice choosing={lead.choosing} to={pathname} />
      </div>
    );
  }
  return (
    <Form ref={form} method="post" noValidate={isHydrated} className="@container grid gap-6">
      {kindChoice}
      <ChoiceFields choice={choice} />
      <input type="hidden" name="submission_id" value={id} />
      <input type="hidden" name="version" value={lead.version} />
      {/* Enter would otherwise press the first button, an alternative or the times of a day, without scripts. */}
      <EnterButton label={words.submit} />
      {answer?.problem && <FormNotice text={answer.problem} title={answer.title} />}
      <AppointmentNotice
        served={IDLE_APPOINTMENT_FORM}
        alternatives={alternatives}
        onChoose={(alternative) => {
          setHow("free");
          setTyped({ date: alternative.date, time: alternative.time });
        }}
      />
      <div className="group/place grid gap-3">
        {choice.kind === "meet" && !choice.place && (
          <Choices
            name="place"
            title={words.kind.title}
            options={MEETING_PLACES.map((place) => ({ value: place, label: words.kind[place] }))}
            chosen={fields.place || (lead.phone ? "phone" : "office")}
          />
        )}
        {choice.place === "customer" && (
          <TextField
            {...field("street")}
            label={t("form.label.street")}
            hint={choice.town}
            maxLength={BOUNDS.subject}
            autoComplete="off"
          />
        )}
        <div className={choice.place === "office" ? "hidden" : "group-has-[input[value=office]:checked]/place:hidden"}>
          <TextField
            {...field("phone")}
            type="tel"
            inputMode="tel"
            label={words.kind.number}
            maxLength={BOUNDS.phone}
            autoComplete="off"
          />
        </div>
      </div>
      <div className="group/how grid gap-4">
        <Choices
          name="how"
          title={words.how.title}
          options={WAYS.map((way) => ({ value: way, label: words.how[way] }))}
          chosen={how}
          onChoose={(way) => setHow(way === "other" ? "other" : "free")}
        />
        <div
          className="group-has-[input[value=other]:checked]/how:hidden"
          data-invalid={timeError && how === "free" ? true : undefined}
        >
          {days.length > 0 ? (
            <div className="grid gap-4">
              <MomentCalendar
                days={days}
                date={date}
                time={time}
                errors={timeError && !time ? { time: timeError } : {}}
                onDate={(picked) => setTyped({ date: picked, time })}
                onTime={(picked) => setTyped({ date, time: picked })}
              />
              <ShowTimes />
            </div>
          ) : (
            <p>{fill(words.how.noFree, { appointmentWeeksAhead: String(weeksAhead) })}</p>
          )}
        </div>
        <div className="hidden gap-3 group-has-[input[value=other]:checked]/how:grid">
          <p className="text-small">{fill(words.how.otherHint, { appointmentMinutes: String(minutes) })}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field("other_date")} type="date" min={today} label={t("form.label.date")} />
            <TextField {...field("other_time")} type="time" label={t("form.label.time")} />
          </div>
        </div>
      </div>
      {answer?.unusual && <UnusualNotice key={answer.unusual.value} unusual={answer.unusual} />}
      <TextField
        {...field("subject")}
        label={words.subject}
        hint={words.subjectHint}
        maxLength={BOUNDS.subject}
        autoComplete="off"
      />
      {lead.email ? (
        <CheckboxField
          {...field("mail")}
          label={<span className="min-w-0 wrap-anywhere">{fill(words.mail, { to: lead.email })}</span>}
          hint={fill(words.mailHint, { language: words.languages[lead.language] })}
        />
      ) : (
        <p className="font-semibold text-ink-950">{words.noMail}</p>
      )}
      <Button type="submit" aria-disabled={isPending} className="w-full sm:w-auto sm:justify-self-start">
        {isPending ? words.pending : words.submit}
      </Button>
    </Form>
  );
}

function startingWay({ days }: LeadToBook, { how }: Readonly<Record<string, string>>, isTaken: boolean): Way {
  if (days.length === 0) return "other";
  return how === "other" && !isTaken ? "other" : "free";
}

interface ChoicesProps {
  name: string;
  title: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose?: (value: string) => void;
}

function Choices({ name, title, options, chosen, onChoose }: ChoicesProps) {
  const [picked, pick] = useState(chosen);
  const shown = onChoose ? chosen : picked;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-ink-950">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-control border-2 border-linen-300 bg-white px-3 font-semibold text-ink-950 hover:border-indigo-700 has-checked:border-indigo-700 has-checked:bg-indigo-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo-700"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === shown}
              onChange={() => (onChoose ?? pick)(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function UnusualNotice({ unusual: { value, says } }: { unusual: Unusual }) {
  const { unusual: words } = useWords("leadAppointment");
  return (
    <NoticeBox title={words.title}>
      <ul className="mt-1 grid gap-1">
        {says.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <label className="mt-2 flex min-h-11 items-center gap-3 font-semibold">
        <input type="checkbox" name="on_purpose" value={value} className="size-5 shrink-0 accent-indigo-700" />
        {words.tick}
      </label>
    </NoticeBox>
  );
}
