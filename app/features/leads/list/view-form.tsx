import { Trash2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { LONGEST_VIEW_NAME, type SavedView } from "./saved-view";

interface ViewFormProps {
  listPath: string;
  /** Null for a new one. */
  view: SavedView | null;
  copy: DashboardCopy["views"];
  typed: Record<string, string> | null;
}

export function ViewForm({ listPath, view, copy, typed }: ViewFormProps) {
  const task = view ? "change-view" : "save-view";
  const isPending = useNavigation().formData?.get("do") === task;
  const isShared = typed ? typed.shared === "yes" : (view?.isShared ?? false);
  return (
    <Form
      method="post"
      action={listPath}
      preventScrollReset
      className="flex max-w-[46rem] flex-wrap items-end gap-x-4 gap-y-2 rounded-card border border-linen-200 bg-white p-4"
    >
      {view && <input type="hidden" name="view" value={view.id ?? ""} />}
      <div className="min-w-0 flex-[1_1_12rem]">
        <TextField
          id="view-name"
          name="name"
          label={copy.name}
          maxLength={LONGEST_VIEW_NAME}
          defaultValue={typed?.name ?? view?.name}
          autoComplete="off"
          required
        />
      </div>
      <label className="flex min-h-12 items-center gap-2 text-small">
        <input
          type="checkbox"
          name="shared"
          value="yes"
          defaultChecked={isShared}
          className="size-5 accent-indigo-700"
        />
        {copy.share}
      </label>
      <Button type="submit" name="do" value={task} variant="dark" aria-disabled={isPending}>
        {view ? copy.submitChange : copy.submitSave}
      </Button>
      {view && (
        <Button type="submit" name="do" value="delete-view" formNoValidate variant="quiet">
          <Trash2 aria-hidden="true" />
          {copy.delete}
        </Button>
      )}
    </Form>
  );
}
