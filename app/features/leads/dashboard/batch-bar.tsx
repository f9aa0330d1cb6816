import { Link } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { UndoButton } from "~/components/desk/undo-button";
import { useWords } from "~/content/desk/words";
import type { BatchNotice } from "../list/batch-notice";
import { leadPath } from "../paths";

interface BatchBarProps {
  batch: BatchNotice;
  listPath: string;
}

export function BatchBar({ batch, listPath }: BatchBarProps) {
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
