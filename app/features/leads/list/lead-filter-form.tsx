import { SlidersHorizontal } from "lucide-react";
import { Form } from "react-router";
import { SelectField, TextField } from "~/components/ui/field";
import { SearchButton, useKeptFocus } from "~/components/ui/filter-form";
import { useWords } from "~/content/desk/words";
import { DESK_PATH } from "~/lib/desk-path";
import { type Colleague, ME, NOBODY } from "../lead";
import {
  LEAD_DUES,
  LEAD_PERIODS,
  LEAD_STATUSES,
  type LeadColumn,
  type LeadFilter,
  type LeadSort,
  LONGEST_QUESTION,
  leadListPath,
} from "./lead-filter";
import { OFFERED_SORTS } from "./lead-sort";

export interface FilterOptions {
  sources: { value: string; name: string }[];
  tags: string[];
  colleagues: Colleague[];
}

interface LeadFilterFormProps {
  filter: LeadFilter;
  options: FilterOptions;
}

/** The filter is in the address. */
export function LeadFilterForm({ filter, options }: LeadFilterFormProps) {
  const copy = useWords("admin").leads;
  const dueWords = useWords("dashboard").due;
  const sortWords = useWords("dashboard").sort;
  const { view, tab, question, status, source, tag, period, due, assignee, sort } = filter;
  const words = copy.filter;
  const form = useKeptFocus();
  const nameOf = (offered: LeadSort) => {
    const name = sortWords.columns[offered.replace("-", "") as LeadColumn];
    return offered.startsWith("-") ? `${name}, ${sortWords.down}` : name;
  };
  const choices = [status, source, tag, period, due, assignee].filter((choice) => choice !== null).length;
  return (
    <Form
      ref={form}
      key={leadListPath({ ...filter, cursor: null })}
      method="get"
      action={DESK_PATH}
      role="search"
      aria-label={words.label}
    >
      <input type="hidden" name="view" value={view === "board" ? view : "list"} />
      {tab !== "all" && <input type="hidden" name="tab" value={tab} />}
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1 sm:gap-x-3">
        <div className="min-w-0 flex-[1_1_14rem] max-sm:flex-1 max-sm:[&_label]:sr-only max-sm:[&>div]:gap-0">
          <TextField
            id="lead-question"
            type="search"
            name="q"
            label={words.question}
            defaultValue={question}
            maxLength={LONGEST_QUESTION}
            placeholder={words.questionHint}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
        <SearchButton label={words.submit} />
        {/* The button stays in place and its content goes below; without `::details-content`, both go below. */}
        <details className="open:basis-full supports-[selector(::details-content)]:contents details-content:basis-full">
          <summary className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control border-2 border-ink-950 font-semibold text-ink-950 hover:bg-linen-100 sm:px-4">
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{words.more}</span>
            {choices > 0 && <span className="tabular-nums">{choices}</span>}
          </summary>
          <div className="grid gap-x-3 gap-y-4 py-2 min-[360px]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-7">
            <Choice id="lead-status" name="status" label={words.status} chosen={status} any={words.anyStatus}>
              {LEAD_STATUSES.map((known) => ({ value: known, name: copy.statuses[known] }))}
            </Choice>
            <Choice id="lead-source" name="source" label={words.source} chosen={source} any={words.any}>
              {options.sources}
            </Choice>
            <Choice id="lead-tag" name="tag" label={words.tag} chosen={tag} any={words.any}>
              {options.tags.map((known) => ({ value: known, name: known }))}
            </Choice>
            <Choice id="lead-period" name="period" label={words.period} chosen={period} any={words.any}>
              {LEAD_PERIODS.map((known) => ({ value: known, name: words.periods[known] }))}
            </Choice>
            <Choice id="lead-due" name="due" label={dueWords.label} chosen={due} any={words.any}>
              {LEAD_DUES.map((known) => ({ value: known, name: dueWords[known] }))}
            </Choice>
            <Choice id="lead-assigned" name="assignee" label={copy.assignee} chosen={assignee} any={words.any}>
              {[
                { value: ME, name: words.me },
                { value: NOBODY, name: words.nobody },
                ...options.colleagues.flatMap(({ id, name, isYou }) => (isYou ? [] : [{ value: id, name }])),
              ]}
            </Choice>
            <Choice id="lead-sort" name="sort" label={sortWords.label} chosen={sort} any={sortWords.newest}>
              {sortsFor(sort).map((offered) => ({ value: offered, name: nameOf(offered) }))}
            </Choice>
          </div>
        </details>
      </div>
    </Form>
  );
}

/** The order of a link is offered while it is chosen. */
function sortsFor(chosen: LeadSort | null): LeadSort[] {
  return [...new Set<LeadSort>([...OFFERED_SORTS, ...(chosen === null ? [] : [chosen])])];
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  chosen: string | null;
  any: string;
  children: readonly { value: string; name: string }[];
}

function Choice({ id, name, label, chosen, any, children }: ChoiceProps) {
  return (
    <SelectField id={id} name={name} label={label} defaultValue={chosen ?? ""}>
      <option value="">{any}</option>
      {children.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}
