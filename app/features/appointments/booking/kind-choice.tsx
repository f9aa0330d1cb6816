import { useId } from "react";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { type AppointmentKind, type AppointmentPlace, appointments, PLACES_OF } from "~/content/appointment-kinds";
import { useLanguage } from "~/lib/language/language-context";
import { FORM_ID } from "./appointment-form-state";
import { CHOICE_PARAMS, type Choice, type Choosing, choiceQuery } from "./choice";
import { inMinutes } from "./kind-words";

interface KindChoiceProps {
  kinds: readonly AppointmentKind[];
  chosen: AppointmentKind | null;
  /** The address of the page. */
  to: string;
  /** Takes the choice where there is no page of it. */
  onChoose?: (kind: AppointmentKind) => void;
}

const CARD =
  "grid min-h-14 w-full content-center rounded-stitch border-2 border-linen-300 bg-white px-4 py-3 text-left text-ink-950 no-underline hover:border-indigo-700 aria-[current]:border-indigo-700 aria-[current]:bg-indigo-100";

/** Links, which work without scripts. */
export function KindChoice({ kinds, chosen, to, onChoose }: KindChoiceProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <nav aria-labelledby={id} className="@container mb-6">
      <p id={id} className="mb-2 font-semibold text-ink-950">
        {t("appointment.kinds.title")}
      </p>
      <ul className="grid gap-2 @md:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind}>
            {onChoose ? (
              <button type="button" className={CARD} onClick={() => onChoose(kind)}>
                <KindName kind={kind} />
              </button>
            ) : (
              <a
                href={`${to}${choiceQuery({ kind })}#${FORM_ID}`}
                aria-current={kind === chosen ? "true" : undefined}
                className={CARD}
              >
                <KindName kind={kind} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function KindName({ kind }: { kind: AppointmentKind }) {
  const { t } = useLanguage();
  return (
    <>
      <span className="font-semibold">{t(`appointment.kind.${kind}`)}</span>
      <span className="text-small text-ink-500">{inMinutes(t, appointments[kind].minutes)}</span>
    </>
  );
}

interface PlaceChoiceProps {
  choosing: Choosing;
  /** The address of the page. */
  to: string;
  /** Takes the choice where there is no page of it. */
  onChoose?: (choice: Pick<Choice, "place" | "town">) => void;
}

/** A form that asks for its page again, with the place. */
export function PlaceChoice({ choosing: { choice }, to, onChoose }: PlaceChoiceProps) {
  const { t } = useLanguage();
  const id = useId();
  const places = PLACES_OF[choice.kind];
  const fixed = places.length === 1 ? places[0] : null;
  return (
    <form
      method="get"
      action={`${to}#${FORM_ID}`}
      aria-label={t("appointment.place.title")}
      className="group/place grid gap-5"
      onSubmit={(event) => {
        if (!onChoose) return;
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const place = typed.get(CHOICE_PARAMS.place) as AppointmentPlace;
        onChoose({ place, town: String(typed.get(CHOICE_PARAMS.town) ?? "").trim() });
      }}
    >
      <input type="hidden" name={CHOICE_PARAMS.kind} value={choice.kind} />
      {choice.project && <input type="hidden" name={CHOICE_PARAMS.project} value={choice.project} />}
      {fixed ? (
        <input type="hidden" name={CHOICE_PARAMS.place} value={fixed} />
      ) : (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold text-ink-950">{t("appointment.place.title")}</legend>
          {places.map((place) => (
            <label key={place} className="flex min-h-11 items-center gap-3 text-ink-950">
              <input
                type="radio"
                name={CHOICE_PARAMS.place}
                value={place}
                defaultChecked={place === (choice.place || places[0])}
                className="size-5 shrink-0 accent-indigo-700"
              />
              {t(`appointment.place.${place}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div className={fixed ? "" : "hidden group-has-[input[value=customer]:checked]/place:block"}>
        <TextField
          id={`${id}-town`}
          name={CHOICE_PARAMS.town}
          list={`${id}-towns`}
          defaultValue={choice.town}
          label={t("form.label.town")}
          hint={t("appointment.townHint")}
          required={fixed !== null}
          maxLength={100}
          autoComplete="address-level2"
        />
        <datalist id={`${id}-towns`}>
          {appointments.towns.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Button type="submit" className="justify-self-start">
        {t("appointment.next")}
      </Button>
    </form>
  );
}

/** The choice as fields of the form of a moment. */
export function ChoiceFields({ choice }: { choice: Choice }) {
  return (Object.keys(CHOICE_PARAMS) as (keyof Choice)[]).map(
    (name) => choice[name] && <input key={name} type="hidden" name={name} value={choice[name]} />,
  );
}
