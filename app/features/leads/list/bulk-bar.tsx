import { X } from "lucide-react";
import type { MouseEventHandler } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { BOARD_STATUSES } from "../board/board";
import { type Colleague, LEAD_BOUNDS, type Lead } from "../lead";
import { BULK_KINDS, type BulkKind, chosenValue } from "./bulk-change";
import { BULK_FORM } from "./lead-row";

interface BulkBarProps {
  leads: readonly Lead[];
  count: number;
  clear: MouseEventHandler<HTMLButtonElement>;
  listPath: string;
  isSpam: boolean;
  tags: readonly string[];
  colleagues: readonly Colleague[];
  answer: FormAnswer | null;
}

export function BulkBar({ leads, count, clear, listPath, isSpam, tags, colleagues, answer }: BulkBarProps) {
  const { statuses } = useWords("admin").leads;
  const { bulk } = useWords("dashboard");
  const form = useErrorInView(answer);
  const kinds = BULK_KINDS.filter((kind) => isOffered(kind, isSpam));
  const served = { kind: kinds[0] ?? "", status: BOARD_STATUSES[1] ?? "", assignee: colleagues[0]?.id ?? "" };
  const field = fieldsOf({ form: "bulk", answer, served });
  return (
    <Form
      id={BULK_FORM}
      ref={form}
      method="post"
      action={listPath}
      preventScrollReset
      aria-label={bulk.label}
      className="bulk-bar"
      data-refused={answer ? "" : undefined}
    >
      {answer?.problem && <FormNotice text={answer.problem} />}
      <div className="flex flex-wrap items-center gap-x-4 max-sm:text-small">
        <p role="status" className="font-semibold text-ink-950 tabular-nums">
          {count > 0 && `${count} ${count === 1 ? bulk.one : bulk.more}`}
        </p>
        <label className="flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            name="all"
            value={leads.map(chosenValue).join(" ")}
            className="size-5 accent-indigo-700"
          />
          {bulk.all}
        </label>
        <button
          type="reset"
          onClick={clear}
          className="link ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-1 text-small"
        >
          <X aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">{bulk.clear}</span>
        </button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_12rem]">
          <SelectField {...field("kind")} label={bulk.kind}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {bulk.kinds[kind]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_10rem]" data-for="status">
          <SelectField {...field("status")} label={bulk.status}>
            {BOARD_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_12rem]" data-for="declined">
          <TextField {...field("reason")} label={bulk.reason} maxLength={LEAD_BOUNDS.reason} autoComplete="off" />
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_10rem]" data-for="assign">
          <SelectField {...field("assignee")} label={bulk.assignee}>
            {colleagues.map(({ id, name, isYou }) => (
              <option key={id} value={id}>
                {isYou ? `${bulk.you} (${name})` : name}
              </option>
            ))}
            <option value="">{bulk.nobody}</option>
          </SelectField>
        </div>
        <div className="bulk-part min-w-0 flex-[2_1_12rem]" data-for="plan">
          <TextField {...field("action")} label={bulk.action} maxLength={LEAD_BOUNDS.action} autoComplete="off" />
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_9rem]" data-for="plan">
          <TextField {...field("on")} type="date" label={bulk.on} />
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_10rem]" data-for="tag">
          <TextField
            {...field("tag")}
            label={bulk.tag}
            list="bulk-tags"
            maxLength={LEAD_BOUNDS.tag}
            autoComplete="off"
            autoCapitalize="none"
          />
          <datalist id="bulk-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </div>
        <SubmitButton value="bulk" variant="dark">
          {bulk.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Spam goes through no statuses: it is restored, which enqueues mails. */
function isOffered(kind: BulkKind, isSpam: boolean): boolean {
  return isSpam ? kind === "restore" || kind === "tag" || kind === "untag" : kind !== "restore";
}
