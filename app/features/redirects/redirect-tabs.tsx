import type { RedirectsCopy } from "~/content/redirects/redirects-copy.server";
import { DeskTabs } from "~/features/desk/desk-tabs";
import { UNKNOWN_PATHS_PATH } from "~/features/unknown-paths/paths";
import { REDIRECTS_PATH } from "./redirect";

export const REDIRECT_TABS = { unknown: UNKNOWN_PATHS_PATH, redirects: REDIRECTS_PATH } as const;

interface RedirectTabsProps {
  current: keyof typeof REDIRECT_TABS;
  copy: RedirectsCopy["tabs"];
}

export function RedirectTabs({ current, copy }: RedirectTabsProps) {
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
