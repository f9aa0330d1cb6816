import { X } from "lucide-react";
import type { MouseEventHandler } from "react";
import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import type { Colleague } from "../assign/assignee";
import { BOARD_STATUSES } from "../board/board";
import type { Lead } from "../lead";
import { LEAD_BOUNDS } from "../lead-bounds";
import { BULK_KINDS, type BulkKind, chosenValue } from "./bulk-change";
import { BULK_FORM } from "./choose-lead";

interface BulkBarProps {
  leads: readonly Lead[];
  count: number;
  clear: MouseEventHandler<HTMLButtonElement>;
  listPath: string;
  isSpam: boolean;
  tags: readonly string[];
  colleagues: readonly Colleague[];
  refused: { text: string | null; field: string | null; fields: Record<string, string> } | null;
  failed: string;
  copy: { bulk: DashboardCopy["bulk"]; statuses: AdminCopy["leads"]["statuses"] };
}

export function BulkBar({
  leads,
  count,
  clear,
  listPath,
  isSpam,
  tags,
  colleagues,
  refused,
  failed,
  copy,
}: BulkBarProps) {
  const { bulk } = copy;
  const isPending = useNavigation().formData?.get("do") === "bulk";
  const form = useErrorInView(refused);
  const typed = refused?.fields ?? {};
  const text = refused?.text ?? failed;
  const errorOf = (field: string) => (refused?.field === field ? text : undefined);
  const kinds = BULK_KINDS.filter((kind) => isOffered(kind, isSpam));
  return (
    <Form
      id={BULK_FORM}
      ref={form}
      method="post"
      action={listPath}
      preventScrollReset
      aria-label={bulk.label}
      className="bulk-bar"
      data-refused={refused ? "" : undefined}
    >
      <input type="hidden" name="do" value="bulk" />
      {refused && refused.field === null && <FormNotice text={text} />}
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
          <SelectField id="bulk-kind" name="kind" label={bulk.kind} defaultValue={typed.kind ?? kinds[0]}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {bulk.kinds[kind]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_10rem]" data-for="status">
          <SelectField
            id="bulk-status"
            name="status"
            error={errorOf("status")}
            label={bulk.status}
            defaultValue={typed.status ?? BOARD_STATUSES[1]}
          >
            {BOARD_STATUSES.map((status) => (
              <option key={status} value={status}>
                {copy.statuses[status]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_12rem]" data-for="declined">
          <TextField
            id="bulk-reason"
            name="reason"
            error={errorOf("reason")}
            label={bulk.reason}
            maxLength={LEAD_BOUNDS.reason}
            defaultValue={typed.reason}
            autoComplete="off"
          />
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_10rem]" data-for="assign">
          <SelectField
            id="bulk-assignee"
            name="assignee"
            error={errorOf("assignee")}
            label={bulk.assignee}
            defaultValue={typed.assignee ?? colleagues[0]?.id}
          >
            {colleagues.map(({ id, name, isYou }) => (
              <option key={id} value={id}>
                {isYou ? `${bulk.you} (${name})` : name}
              </option>
            ))}
            <option value="">{bulk.nobody}</option>
          </SelectField>
        </div>
        <div className="bulk-part min-w-0 flex-[2_1_12rem]" data-for="plan">
          <TextField
            id="bulk-action"
            name="action"
            error={errorOf("action")}
            label={bulk.action}
            maxLength={LEAD_BOUNDS.action}
            defaultValue={typed.action}
            autoComplete="off"
          />
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_9rem]" data-for="plan">
          <TextField id="bulk-on" name="on" type="date" error={errorOf("on")} label={bulk.on} defaultValue={typed.on} />
        </div>
        <div className="bulk-part min-w-0 flex-[1_1_10rem]" data-for="tag">
          <TextField
            id="bulk-tag"
            name="tag"
            error={errorOf("tag")}
            label={bulk.tag}
            list="bulk-tags"
            maxLength={LEAD_BOUNDS.tag}
            defaultValue={typed.tag}
            autoComplete="off"
            autoCapitalize="none"
          />
          <datalist id="bulk-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </div>
        <Button type="submit" variant="dark" aria-disabled={isPending}>
          {isPending ? bulk.pending : bulk.submit}
        </Button>
      </div>
    </Form>
  );
}

/** Spam goes through no statuses: it is restored, which enqueues mails. */
function isOffered(kind: BulkKind, isSpam: boolean): boolean {
  return isSpam ? kind === "restore" || kind === "tag" || kind === "untag" : kind !== "restore";
}
