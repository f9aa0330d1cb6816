import { redirect } from "react-router";
import { pathOf } from "~/content/pages";
import { type AnsweredForm, SHOW_TIMES } from "~/features/appointments/booking/appointment-form-state";
import { appointmentFormStateContext } from "~/features/appointments/booking/appointment-form-state.server";
import { alternatives } from "~/features/appointments/booking/availability.server";
import { type Booked, bookAppointment } from "~/features/appointments/booking/book-appointment.server";
import { momentIn } from "~/features/appointments/booking/move-answer";
import { manageToken } from "~/features/appointments/mails.server";
import { bookedPath, calendarPath, managePath } from "~/features/appointments/paths";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { answerApi, DATABASE_RETRY_AFTER, readBody } from "~/lib/http/api.server";
import { tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { englishPath, isEnglishAddress, isLanguage } from "~/lib/language/language";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointments";
import { refusedFields } from "./refused-fields.server";
import { formPage, renderAgain } from "./request-answers.server";

type RouterContext = Route.ActionArgs["context"];

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { kind, fields } = await readBody(request);
    const page = formPage(fields.page) ?? pathOf("appointment");
    // The address of this call does not tell the language.
    if (isLanguage(fields.language)) context.set(languageContext, fields.language);
    else if (isEnglishAddress(page)) context.set(languageContext, "en");
    const services = context.get(servicesContext);
    const book = (chosen: Record<string, unknown>) =>
      bookAppointment(services, chosen, {
        language: context.get(languageContext),
        address: context.get(clientAddressContext),
        page,
      });
    return kind === "json" ? answerProgram(await book(fields), context) : answerPage(book, fields, page, context);
  });
}

function answerProgram(booked: Booked, context: RouterContext): Response {
  const language = context.get(languageContext);
  if (booked.outcome === "limited") {
    return tooManyRequests(booked.retryAfter);
  }
  if (booked.outcome === "invalid") return refusedFields(booked.errors, language);
  if (booked.outcome === "taken") {
    const near = alternatives(booked.alternatives, language);
    return jsonResponse({ error: "This moment is not free.", alternatives: near }, 409);
  }
  const { row, isNew, confirmation } = booked;
  const token = tokenOf(row, context);
  const { id, created_at, starts_at, ends_at } = row;
  const paths = { manage_path: managePath(token), calendar_path: calendarPath(token) };
  return jsonResponse({ id, created_at, starts_at, ends_at, confirmation, ...paths }, isNew ? 201 : 200);
}

async function answerPage(
  book: (chosen: Record<string, unknown>) => Promise<Booked>,
  fields: Record<string, unknown>,
  page: string,
  context: RouterContext,
): Promise<Response> {
  const chosen = { ...fields, ...momentIn(fields) };
  const values = chosen as Record<string, string>;
  const path = withLanguage(pathOf("appointment"), isEnglishAddress(page));
  const again = (state: Partial<AnsweredForm> & Pick<AnsweredForm, "status">, status: number, headers = {}) =>
    renderAgain(
      path,
      (next) => next.set(appointmentFormStateContext, { values, errors: {}, alternatives: [], ...state }),
      { status, headers },
      context,
    );
  if (fields[SHOW_TIMES]) return again({ status: "choosing" }, 200);
  try {
    const booked = await book(chosen);
    if (booked.outcome === "invalid") return await again({ status: "invalid", errors: booked.errors }, 422);
    if (booked.outcome === "limited") {
      return await again({ status: "limited" }, 429, { "Retry-After": String(booked.retryAfter) });
    }
    if (booked.outcome === "taken") {
      const near = alternatives(booked.alternatives, context.get(languageContext));
      return await again({ status: "taken", alternatives: near, errors: { time: "form.error.timeTaken" } }, 409);
    }
    const manage = managePath(tokenOf(booked.row, context));
    const to = withLanguage(manage, context.get(languageContext) === "en" && isEnglishAddress(path));
    return redirect(bookedPath(to, booked.confirmation), 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again({ status: "failed" }, 503, DATABASE_RETRY_AFTER);
  }
}

function tokenOf({ id }: { id: string }, context: RouterContext): string {
  return manageToken(id, context.get(servicesContext).env.SESSION_SECRET);
}

function withLanguage(path: string, isEnglish: boolean): string {
  return isEnglish ? englishPath(path) : path;
}
