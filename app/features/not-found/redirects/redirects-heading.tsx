import { DeskTabs } from "~/components/desk/desk-tabs";
import { UndoNotice } from "~/components/desk/undo-notice";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import {
  REDIRECTS_PATH,
  type RedirectAnswer,
  type RedirectOutcome,
  type RedirectResult,
  UNKNOWN_PATHS_PATH,
} from "./redirect";
import { RedirectTargets } from "./redirect-form";

interface RedirectsHeadingProps {
  title: string;
  subtitle: string;
  current: keyof typeof REDIRECT_TABS;
  told: RedirectResult;
  answer: RedirectAnswer | null;
  targets: readonly string[];
}

export function RedirectsHeading({ title, subtitle, current, told, answer, targets }: RedirectsHeadingProps) {
  return (
    <>
      <h1 className="text-desk">{title}</h1>
      <RedirectTabs current={current} />
      <p className="mb-6 max-w-[70ch]">{subtitle}</p>
      <RedirectNotice told={told} answer={answer} listPath={REDIRECT_TABS[current]} />
      <RedirectTargets targets={targets} />
    </>
  );
}

const REDIRECT_TABS = { unknown: UNKNOWN_PATHS_PATH, redirects: REDIRECTS_PATH } as const;

function RedirectTabs({ current }: Pick<RedirectsHeadingProps, "current">) {
  const { tabs: words } = useWords("redirects");
  return (
    <DeskTabs
      label={words.label}
      tabs={(["unknown", "redirects"] as const).map((id) => ({
        to: REDIRECT_TABS[id],
        name: words[id],
        isShown: id === current,
      }))}
    />
  );
}

interface RedirectNoticeProps {
  told: RedirectResult;
  answer: RedirectAnswer | null;
  listPath: string;
}

const UNDONE_BY: Record<RedirectOutcome, "remove" | "restore" | null> = {
  kept: null,
  removed: "restore",
  restored: "remove",
  gone: null,
};

function RedirectNotice({ told: { outcome, from }, answer, listPath }: RedirectNoticeProps) {
  const words = useWords("redirects");
  if (answer) {
    return answer.problem === null ? null : (
      <div className="mb-6">
        <DoneNotice text={answer.problem} />
      </div>
    );
  }
  if (!outcome) return null;
  const undo = UNDONE_BY[outcome];
  return (
    <UndoNotice
      isGood={outcome !== "gone"}
      text={`${from}: ${words.outcomes[outcome]}`}
      listPath={listPath}
      undo={undo && { action: REDIRECTS_PATH, fields: { do: undo, from }, label: words.undo }}
    />
  );
}
