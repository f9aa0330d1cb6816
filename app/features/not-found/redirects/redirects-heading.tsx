import { DeskTabs } from "~/components/desk/desk-tabs";
import { useWords } from "~/content/desk/words";
import { UNKNOWN_PATHS_PATH } from "../paths";
import { REDIRECTS_PATH, type RedirectAnswer, type RedirectResult } from "./redirect";
import { RedirectTargets } from "./redirect-form";
import { RedirectNotice } from "./redirect-notice";

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
