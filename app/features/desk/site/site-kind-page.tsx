import type { ReactNode } from "react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { type PageId, pathOf } from "~/content/pages";
import type { SiteKind } from "./paths";
import { type FieldOf, SiteForm } from "./site-form";
import { SiteKindFrame } from "./site-frame";
import type { SiteOutcome, SitePageView } from "./site-view";

interface SiteKindPageProps<Page extends PageId> {
  kind: SiteKind;
  loaded: {
    page: SitePageView;
    told: { outcome: SiteOutcome; version: number } | null;
    isOwner: boolean;
  };
  words: {
    title: string;
    subtitle: string;
    pages: Readonly<Record<Page, string>>;
  };
  answer: FormAnswer | undefined;
  /** Where a draft can be seen on the site. */
  previews: readonly Page[];
  /** Whether files are uploaded with it. */
  hasFiles?: boolean;
  isRearranged?: boolean;
  /** Above the form. */
  lead?: ReactNode;
  children: (field: FieldOf) => ReactNode;
}

/** The page of a kind of content: its form, with drafts and history around it. */
export function SiteKindPage<Page extends PageId>({
  kind,
  loaded: { page, told, isOwner },
  words,
  answer,
  previews,
  hasFiles = false,
  isRearranged = false,
  lead,
  children,
}: SiteKindPageProps<Page>) {
  return (
    <SiteKindFrame
      kind={kind}
      title={words.title}
      subtitle={words.subtitle}
      page={page}
      told={answer ? null : told}
      isOwner={isOwner}
    >
      {lead}
      <SiteForm
        kind={kind}
        page={page}
        answer={answer ?? null}
        isOwner={isOwner}
        previews={previews.map((id) => ({ to: pathOf(id), name: words.pages[id] }))}
        hasFiles={hasFiles}
        isRearranged={isRearranged}
      >
        {children}
      </SiteForm>
    </SiteKindFrame>
  );
}
