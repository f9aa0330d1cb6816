import { Link } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { UndoButton } from "~/components/desk/undo-button";
import { useWords } from "~/content/desk/words";
import type { DashboardAnswer } from "./dashboard/dashboard-answer";
import type { DashboardNotice } from "./dashboard/read-dashboard.server";
import type { DeskOutcome } from "./lead";
import type { BatchNotice } from "./list/bulk-change";
import { leadPath } from "./paths";
import { PLAN_FORMS, type StepNotice } from "./plans/lead-plan";

const GOOD: readonly DeskOutcome[] = ["sent", "restored", "saved", "booked", "bookedUnmailed"];

interface DeskNoticesProps {
  notice: Pick<DashboardNotice, "outcome" | "batch" | "step">;
  listPath: string;
}

export function DeskNotices({ notice: { outcome, batch, step }, listPath }: DeskNoticesProps) {
  const words = useWords("admin").notice;
  if (batch) return <BatchBar batch={batch} listPath={listPath} />;
  if (step) return <StepBar notice={step} listPath={listPath} />;
  return (
    outcome && (
      <NoticeBar isGood={GOOD.includes(outcome)} listPath={listPath}>
        {words.outcomes[outcome]}
      </NoticeBar>
    )
  );
}

function StepBar({ notice, listPath }: { notice: StepNotice; listPath: string }) {
  const { text, isGood, undo } = notice;
  const { lead: words } = useWords("plans");
  const { pending } = useWords("form");
  const button = undo !== null && (
    <UndoButton listPath={listPath} fields={{ do: PLAN_FORMS.undo, step: undo }} label={words.undo} pending={pending} />
  );
  return (
    <NoticeBar listPath={listPath} isGood={isGood} action={button}>
      {text}
    </NoticeBar>
  );
}

function BatchBar({ batch, listPath }: { batch: BatchNotice; listPath: string }) {
  const words = useWords("dashboard").batch;
  const undo = batch.canUndo && (
    <UndoButton
      listPath={listPath}
      fields={{ do: "undo", batch: batch.id }}
      label={words.undo}
      pending={words.undoing}
    />
  );
  return (
    <NoticeBar listPath={listPath} isGood={batch.isGood} action={undo}>
      {batch.text} <Skipped skipped={batch.skipped} />
    </NoticeBar>
  );
}

function Skipped({ skipped }: Pick<BatchNotice, "skipped">) {
  if (!skipped) return null;
  return (
    <>
      {skipped.text}{" "}
      {skipped.leads.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link to={leadPath(id)} className="underline underline-offset-4">
            {name}
          </Link>
        </span>
      ))}
      .
    </>
  );
}

interface DashboardNoticesProps {
  notice: DashboardNotice;
  answer: DashboardAnswer | null;
  listPath: string;
}

export function DashboardNotices({ notice, answer, listPath }: DashboardNoticesProps) {
  if (!answer) return <DeskNotices notice={notice} listPath={listPath} />;
  // The fields show the problem of the chosen leads themselves.
  if (answer.fields.do === "bulk") return null;
  return (
    <NoticeBar listPath={listPath} isGood={false}>
      {answer.problem ?? Object.values(answer.errors)}
    </NoticeBar>
  );
}
