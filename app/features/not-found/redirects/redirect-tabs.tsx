import { DeskTabs } from "~/components/desk/desk-tabs";
import type { RedirectsCopy } from "~/content/desk/redirects/redirects-copy.server";
import { UNKNOWN_PATHS_PATH } from "../paths";
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
