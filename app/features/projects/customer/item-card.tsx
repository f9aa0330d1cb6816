import { Check, ChevronDown, CircleAlert, Minus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { CONTROL, describedBy, FieldError, join } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { PROJECT_BOUNDS } from "../project";
import { usePageParts } from "./page-parts";
import { ProjectFiles } from "./project-files";
import type { CustomerItem } from "./read-project-page.server";
import { SavedNote } from "./saved-note";
import { useSavedText } from "./use-saved-text";

interface ItemCardProps {
  item: CustomerItem;
  /** True if the page begins with it open. */
  isFirstOpen: boolean;
  answer: FormAnswer | null;
}

const isAsked = ({ state }: CustomerItem) => state === "open" || state === "back";

export function ItemCard({ item, isFirstOpen, answer }: ItemCardProps) {
  const { words } = usePageParts();
  const [isOpen, setOpen] = useState(answer !== null || isFirstOpen || item.state === "back");
  const { id, title, state, isNeeded } = item;
  return (
    <li id={`item-${id}`} data-asked={isAsked(item)} className="scroll-mt-4 border-b-2 border-linen-300">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="flex min-h-16 items-center gap-3 py-3">
          <Mark state={state} />
          <span className="min-w-0 flex-1">
            <h3 className="text-h3 wrap-anywhere">{title}</h3>
            {state === "open" ? (
              !isNeeded && <span className="text-small text-ink-500">{words.needs.optional}</span>
            ) : (
              <span className={`text-small font-semibold ${TONES[state]}`}>{words.needs.states[state]}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-6 shrink-0 transition-transform duration-200 ease-out group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <ItemForm item={item} answer={answer} onDone={() => setOpen(false)} />
      </details>
    </li>
  );
}

const TONES = { given: "text-moss-600", accepted: "text-moss-600", back: "text-madder-700", withdrawn: "text-ink-500" };

function Mark({ state }: { state: CustomerItem["state"] }) {
  const round = "grid size-8 shrink-0 place-items-center rounded-full";
  if (state === "accepted")
    return (
      <span className={`${round} bg-moss-600 text-white`}>
        <Check aria-hidden="true" className="size-5" />
      </span>
    );
  if (state === "given")
    return (
      <span className={`${round} border-2 border-moss-600 text-moss-600`}>
        <Check aria-hidden="true" className="size-5" />
      </span>
    );
  if (state === "back") return <CircleAlert aria-hidden="true" className="size-8 shrink-0 text-madder-700" />;
  if (state === "withdrawn")
    return (
      <span className={`${round} border-2 border-linen-300 text-ink-500`}>
        <Minus aria-hidden="true" className="size-5" />
      </span>
    );
  return <span aria-hidden="true" className={`${round} border-2 border-dashed border-ink-500`} />;
}

function ItemForm({ item, answer, onDone }: Omit<ItemCardProps, "isFirstOpen"> & { onDone: () => void }) {
  const { words, token, to, refresh, uploads } = usePageParts();
  const { id, name, text, version, state, reason, ask, example, isByUs, isForFiles } = item;
  const { needs } = words;
  const saved = useSavedText(token, id, { text, version }, refresh);
  const form = `give-${id}`;
  const ref = useErrorInView(answer);
  const field = fieldsOf({ form, answer, served: { text: text ?? "" } })("text");
  const place = { item: id, version: null };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The note beside a text that is not stored stays in sight.
    if (!(await saved.flush())) return;
    onDone();
    goToNext(id);
  };
  const texts = (
    <Form
      key="text"
      ref={ref}
      id={form}
      method="post"
      encType="multipart/form-data"
      action={`${to}#item-${id}`}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-2"
    >
      {answer?.problem && <FormNotice text={answer.problem} />}
      <input type="hidden" name="do" value="give" />
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name="version" value={version} />
      <label htmlFor={field.id} className="font-semibold text-ink-950">
        {isForFiles ? needs.textOfFiles : needs.text}
      </label>
      <textarea
        ref={saved.field}
        id={field.id}
        name="text"
        defaultValue={field.defaultValue}
        maxLength={PROJECT_BOUNDS.text}
        onInput={saved.onInput}
        onBlur={saved.flush}
        {...describedBy(field.id, undefined, field.error)}
        className={join(CONTROL, "field-sizing-content max-h-96", isForFiles ? "min-h-20" : "min-h-32")}
      />
      <FieldError id={`${field.id}-error`} text={field.error} />
      <SavedNote saved={saved} />
    </Form>
  );
  const files = (
    <ProjectFiles
      key="files"
      place={place}
      files={item.files}
      form={form}
      canRemove={state !== "accepted"}
      label={isForFiles && name === "photos" ? words.files.addPhotos : words.files.add}
    />
  );
  return (
    <div className="grid gap-5 pb-8">
      {state === "back" && reason && (
        <div className="border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-ink-950">
          <p className="font-semibold">{needs.reason}</p>
          <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        </div>
      )}
      {state === "withdrawn" && <p>{needs.withdrawn}</p>}
      {ask && <p className="max-w-[60ch]">{ask}</p>}
      {example && (
        <details className="group/example">
          <summary className="link inline-flex min-h-11 items-center gap-2">{needs.example}</summary>
          <p className="mt-1 max-w-[60ch] border-l-4 border-weld-400 bg-white px-4 py-3 whitespace-pre-line">
            {example}
          </p>
        </details>
      )}
      {isByUs && <p className="text-small text-ink-500">{needs.byUs}</p>}
      {isForFiles ? [files, texts] : [texts, files]}
      <Button
        type="submit"
        form={form}
        variant="dark"
        className="justify-self-start max-sm:w-full"
        onPointerEnter={uploads.prepare}
      >
        {needs.next}
      </Button>
    </div>
  );
}

/** Opens the next item that is asked for. Its heading gets the focus, or that of this one. */
function goToNext(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>("[id^=item-]")];
  const own = cards.findIndex((card) => card.id === `item-${id}`);
  const next = [...cards.slice(own + 1), ...cards.slice(0, own)].find((card) => card.dataset.asked === "true");
  const details = next?.querySelector("details");
  if (details) details.open = true;
  const summary = (next ?? cards[own])?.querySelector("summary");
  summary?.focus({ preventScroll: true });
  (next ?? cards[own])?.scrollIntoView({ block: "start" });
}
