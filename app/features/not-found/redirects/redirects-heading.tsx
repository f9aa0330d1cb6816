import { DeskTabs } from "~/components/desk/desk-tabs";
import type { RedirectsCopy } from "~/content/desk/redirects/redirects-copy.server";
import { UNKNOWN_PATHS_PATH } from "../paths";
import { REDIRECTS_PATH, type RefusedRedirect, type ToldRedirect } from "./redirect";
import { RedirectTargets } from "./redirect-form";
import { RedirectNotice } from "./redirect-notice";

interface RedirectsHeadingProps {
  title: string;
  subtitle: string;
  current: keyof typeof REDIRECT_TABS;
  told: ToldRedirect;
  refused: RefusedRedirect | null;
  targets: readonly string[];
  copy: RedirectsCopy;
}

export function RedirectsHeading({ title, subtitle, current, told, refused, targets, copy }: RedirectsHeadingProps) {
  return (
    <>
      <h1 className="text-desk">{title}</h1>
      <RedirectTabs current={current} copy={copy.tabs} />
      <p className="mb-6 max-w-[70ch]">{subtitle}</p>
      <RedirectNotice told={told} refused={refused} listPath={REDIRECT_TABS[current]} copy={copy} />
      <RedirectTargets targets={targets} />
    </>
  );
}

const REDIRECT_TABS = { unknown: UNKNOWN_PATHS_PATH, redirects: REDIRECTS_PATH } as const;

interface RedirectTabsProps {
  current: keyof typeof REDIRECT_TABS;
  copy: RedirectsCopy["tabs"];
}

function RedirectTabs({ current, copy }: RedirectTabsProps) {
  return (
    <DeskTabs
      label={copy.label}
      tabs={(["unknown", "redirects"] as const).map((id) => ({
        to: REDIRECT_TABS[id],
        name: copy[id],
        isShown: id === current,
      }))}
    />
  );
}
