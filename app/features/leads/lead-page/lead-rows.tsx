import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { Form } from "react-router";
import { ChoiceList } from "~/components/desk/choice-list";
import { FactRow, factLines } from "~/components/desk/fact-row";
import { fillIn } from "~/components/desk/typed-fields";
import { BOUNDS } from "~/components/forms/bounds";
import type { FormAnswer } from "~/components/forms/form-answer";
import { CheckboxField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { dayAt, formatDay } from "~/lib/time/clock";
import { addDays } from "~/lib/time/zoned-time";
import { useHydrated } from "~/lib/use-hydrated";
import { nextActions } from "../by-hand/next-chips";
import { type Colleague, LEAD_BOUNDS, type Lead } from "../lead";
import { leadPath } from "../paths";
import { type LeadForm, leadDraft } from "./lead-forms";
import type { LeadFile } from "./read-lead.server";

export interface LeadRowProps {
  leadId: string;
  version: number;
  /** The answer to any form of the page, if there are no scripts. */
  answer: FormAnswer | null;
}

/** The props of a row that posts this form. */
export function rowOf(form: LeadForm, { leadId, version, answer }: LeadRowProps) {
  return {
    id: `lead-${form}`,
    action: leadPath(leadId),
    source: leadDraft(leadId, form),
    fixed: { do: form },
    version,
    answer,
  };
}

interface AssignRowProps extends LeadRowProps {
  assigneeId: string | null;
  colleagues: readonly Colleague[];
}

export function AssignRow({ assigneeId, colleagues, ...frame }: AssignRowProps) {
  const { assign: words } = useWords("admin").lead;
  const choices = [
    ...colleagues
      .toSorted((one, other) => Number(other.isYou) - Number(one.isYou))
      .map(({ id, name, isYou }) => ({ value: id, text: isYou ? words.take : name })),
    { value: "", text: words.nobody },
  ];
  const nameOf = (id = "") => colleagues.find((one) => one.id === id)?.name ?? null;
  return (
    <FactRow
      {...rowOf("assign", frame)}
      label={words.title}
      served={{ assignee: assigneeId ?? "" }}
      show={({ assignee }) => nameOf(assignee) ?? words.nobody}
      isChoice
    >
      {() => <ChoiceList label={words.label} name="assignee" chosen={assigneeId ?? ""} choices={choices} />}
    </FactRow>
  );
}

/** Days. */
const LATER = 3;

export function NextRow({ nextAction, ...frame }: LeadRowProps & Pick<Lead, "nextAction">) {
  const { plan: words } = useWords("admin").lead;
  const { language } = useLanguage();
  return (
    <FactRow
      {...rowOf("plan", frame)}
      label={words.title}
      served={{ action: nextAction?.text ?? "", on: nextAction?.day?.iso ?? "" }}
      show={({ action, on }) => (action ? [action, on && formatDay(on, language)].filter(Boolean).join(", ") : null)}
    >
      {(field, submit) => (
        <>
          <TextField {...field("action")} label={words.action} maxLength={LEAD_BOUNDS.action} autoComplete="off" />
          <TextField {...field("on")} type="date" label={words.on} />
          <NextChips submit={submit} />
        </>
      )}
    </FactRow>
  );
}

/** An action that is typed already keeps its words. */
function NextChips({ submit }: { submit: () => void }) {
  const { plan: words } = useWords("admin").lead;
  const byHand = useWords("leadByHand");
  const { language } = useLanguage();
  if (!useHydrated()) return null;
  const now = new Date();
  const [soon] = nextActions(now, byHand, language);
  const later = { label: words.later, action: byHand.actions.call, on: addDays(dayAt(now), LATER) };
  const choose = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, next: typeof later) => {
    const [action, on] = ["action", "on"].map((name) => form?.elements.namedItem(name));
    if (action instanceof HTMLInputElement && action.value.trim() === "") fillIn(action, next.action);
    if (on instanceof HTMLInputElement) fillIn(on, next.on);
    submit();
  };
  return (
    <ul aria-label={words.chips} className="flex flex-wrap gap-2">
      {[soon, later].map(
        (next) =>
          next && (
            <li key={next.label}>
              <button
                type="button"
                onClick={(event) => choose(event, next)}
                className="inline-flex min-h-11 items-center rounded-control bg-linen-200 px-3 text-small font-semibold text-ink-950 hover:bg-indigo-100 active:bg-indigo-300"
              >
                {next.label}
              </button>
            </li>
          ),
      )}
    </ul>
  );
}

/** Emptied, the date is dropped. */
export function LiveRow({ live, ...frame }: LeadRowProps & { live: NonNullable<LeadFile["live"]> }) {
  const { live: words } = useWords("admin").lead;
  const { language } = useLanguage();
  return (
    <FactRow
      {...rowOf("live", frame)}
      label={words.title}
      served={{ on: live.on ?? "" }}
      show={({ on }) => (on ? formatDay(on, language) : null)}
      more={() => <p className="mt-2 text-small">{live.says}</p>}
    >
      {(field) => <TextField {...field("on")} type="date" label={words.on} />}
    </FactRow>
  );
}

export function CorrectRow({ lead, hasOthers, ...frame }: LeadRowProps & { lead: Lead; hasOthers: boolean }) {
  const { correct: words } = useWords("admin").lead;
  const { name, email, phone, company } = lead;
  return (
    <FactRow
      {...rowOf("correct", frame)}
      label={words.title}
      served={{ name, phone: phone ?? "", email: email ?? "", company: company ?? "" }}
      show={factLines}
    >
      {(fieldOf) => {
        const field = (name: keyof typeof words.fields) => ({
          ...fieldOf(name),
          label: words.fields[name],
          maxLength: BOUNDS[name],
          autoComplete: "off",
        });
        return (
          <>
            <TextField {...field("name")} required />
            <TextField {...field("phone")} type="tel" />
            <TextField {...field("email")} type="email" />
            <TextField {...field("company")} />
            {hasOthers && <CheckboxField {...fieldOf("others")} label={words.others} />}
          </>
        );
      }}
    </FactRow>
  );
}

export function TagRow({ tags, ...frame }: LeadRowProps & { tags: readonly string[] }) {
  const { tags: words } = useWords("admin").lead;
  return (
    <FactRow
      {...rowOf("tag", frame)}
      version={null}
      label={words.title}
      served={{ tag: "" }}
      show={({ tag }) => {
        const shown = tag && !tags.includes(tag) ? [...tags, tag] : tags;
        return shown.length === 0 ? null : shown.map((one) => `#${one}`).join(" ");
      }}
      undoOf={({ do: sent, tag = "" }) => ({ do: sent === "untag" ? "tag" : "untag", tag })}
      more={(post) => <Tags tags={tags} action={leadPath(frame.leadId)} remove={(tag) => post({ do: "untag", tag })} />}
    >
      {/* No limit: too long a tag is kept to be shortened, for cut off it would be a different tag. */}
      {(field) => <TextField {...field("tag")} label={words.label} autoComplete="off" autoCapitalize="none" required />}
    </FactRow>
  );
}

interface TagsProps {
  tags: readonly string[];
  action: string;
  remove: (tag: string) => void;
}

function Tags({ tags, action, remove }: TagsProps) {
  const { tags: words } = useWords("admin").lead;
  if (tags.length === 0) return null;
  return (
    <ul aria-label={words.title} className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Form
            method="post"
            action={action}
            replace
            preventScrollReset
            onSubmit={(event) => {
              event.preventDefault();
              remove(tag);
            }}
          >
            <input type="hidden" name="do" value="untag" />
            <button
              type="submit"
              name="tag"
              value={tag}
              title={`#${tag}`}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-stitch bg-indigo-100 px-3 text-small font-semibold text-indigo-700 hover:bg-indigo-300"
            >
              <span className="truncate">#{tag}</span>
              <X aria-hidden="true" className="size-4 shrink-0" />
              <span className="sr-only">, {words.remove}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
