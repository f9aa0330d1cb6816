import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { Form, Link } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { SelectField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { CALENDAR_PATH } from "../paths";
import { AGAIN_PARAM, type CalendarFormField, type ShownCalendar, type ShownCollection } from "./calendar-page";

interface CalendarListProps {
  calendars: readonly ShownCalendar[];
  answer: FormAnswer<CalendarFormField> | null;
}

export function CalendarList({ calendars, answer }: CalendarListProps) {
  const { list: words } = useWords("calendars");
  return (
    <section aria-labelledby="calendars" className="mb-10 max-w-[60rem]">
      <h2 id="calendars" className="mb-3 text-xl">
        {words.title}
      </h2>
      {calendars.length === 0 ? (
        <p className="max-w-[70ch]">{words.empty}</p>
      ) : (
        <ul className="grid gap-4">
          {calendars.map((calendar) => (
            <CalendarItem
              key={calendar.id}
              calendar={calendar}
              answer={answerTo(answer, { do: "use", calendar: calendar.id })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface CalendarItemProps {
  calendar: ShownCalendar;
  answer: FormAnswer<CalendarFormField> | null;
}

function CalendarItem({ calendar, answer }: CalendarItemProps) {
  const { list: words, troubles } = useWords("calendars");
  const { id, kind, name, host, read, trouble, collections, writes } = calendar;
  const Icon = trouble ? CircleAlert : read ? CircleCheck : CircleDashed;
  const tone = trouble ? "text-madder-700" : read ? "text-moss-600" : "text-ink-500";
  return (
    <li className="grid gap-3 rounded-card border border-linen-200 bg-white p-4 sm:px-6">
      <div className="flex items-start gap-2.5">
        <Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${tone}`} />
        <div className="grid min-w-0 gap-0.5 wrap-anywhere">
          <h3 className="text-lg">{name}</h3>
          <p className="text-small text-ink-500">
            {host} · {words.kinds[kind]}
          </p>
          <p className="text-small">{read ? fill(words.read, { moment: read.text }) : words.unread}</p>
        </div>
      </div>
      {trouble ? (
        <div className="border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-ink-950">
          <p className="font-semibold">
            {fill(troubles[trouble.code], { host })} {fill(words.troubleSince, { moment: trouble.since.text })}
          </p>
          {read && <p>{words.lastCopy}</p>}
          <Again id={id} name={name} />
        </div>
      ) : (
        <p className="text-small text-ink-500">{words.every[kind]}</p>
      )}
      {writes?.trouble && <WriteTrouble calendar={calendar} trouble={writes.trouble} />}
      {collections && <Use key={calendar.version} calendar={calendar} collections={collections} answer={answer} />}
      <div className="flex flex-wrap gap-2">
        <Form method="post" action={CALENDAR_PATH} preventScrollReset>
          <input type="hidden" name="calendar" value={id} />
          <SubmitButton value="look" among={{ calendar: id }} variant="quiet" className="min-h-11 px-3 text-small">
            {words.look}
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </Form>
        <Form method="post" action={CALENDAR_PATH} preventScrollReset>
          <input type="hidden" name="calendar" value={id} />
          <SubmitButton value="remove" among={{ calendar: id }} variant="quiet" className="min-h-11 px-3 text-small">
            {writes ? words.removeWritten : words.remove}
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </Form>
      </div>
    </li>
  );
}

function Again({ id, name }: { id: string; name: string }) {
  const { list: words } = useWords("calendars");
  return (
    <Link
      to={`${CALENDAR_PATH}?${new URLSearchParams({ [AGAIN_PARAM]: id })}#enter`}
      className="link inline-flex min-h-11 items-center"
    >
      {words.again}
      <span className="sr-only">: {name}</span>
    </Link>
  );
}

interface WriteTroubleProps {
  calendar: ShownCalendar;
  trouble: NonNullable<NonNullable<ShownCalendar["writes"]>["trouble"]>;
}

function WriteTrouble({ calendar, trouble: { code, since } }: WriteTroubleProps) {
  const { use: words } = useWords("calendars");
  return (
    <div className="border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-ink-950">
      <p className="font-semibold">
        {fill(words.writeTrouble, { moment: since.text })} {words.writeTroubles[code]}
      </p>
      {code === "password" && <Again id={calendar.id} name={calendar.name} />}
    </div>
  );
}

interface UseProps extends CalendarItemProps {
  collections: readonly ShownCollection[];
}

/** A form that is open while appointments go nowhere. */
function Use({ calendar, collections, answer }: UseProps) {
  const { use: words } = useWords("calendars");
  const { id, version, name } = calendar;
  const written = collections.find(({ isWritten }) => isWritten);
  const form = useErrorInView(answer);
  const read = answer ? (JSON.parse(answer.fields.read ?? "[]") as string[]) : null;
  return (
    <>
      {written && <p className="text-small">{fill(words.written, { calendar: written.name })}</p>}
      <details open={answer !== null || !written}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
          {words.open}
          <span className="sr-only">: {name}</span>
        </summary>
        <Form ref={form} method="post" action={CALENDAR_PATH} preventScrollReset className="mt-2 grid gap-4">
          <input type="hidden" name="calendar" value={id} />
          <input type="hidden" name="version" value={version} />
          <fieldset>
            <legend className="font-semibold text-ink-950">{words.reads}</legend>
            {collections.map(({ url, name, isRead }) => (
              <label key={url} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="read"
                  value={url}
                  defaultChecked={read ? read.includes(url) : isRead}
                  className="size-5 shrink-0 accent-indigo-700"
                />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </label>
            ))}
          </fieldset>
          <div className="max-w-[30rem]">
            <SelectField
              id={`write-${id}`}
              name="write"
              label={words.writes}
              defaultValue={answer?.fields.write ?? written?.url ?? ""}
              error={answer?.errors.write}
            >
              <option value="">{words.nowhere}</option>
              {collections.map(({ url, name }) => (
                <option key={url} value={url}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <p className="max-w-[70ch] text-small">{words.explain}</p>
          <div>
            <SubmitButton value="use" among={{ calendar: id }} variant="dark">
              {words.submit}
            </SubmitButton>
          </div>
        </Form>
      </details>
    </>
  );
}
