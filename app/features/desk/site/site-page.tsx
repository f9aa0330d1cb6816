import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { UndoNotice } from "~/components/desk/undo-notice";
import type { FormAnswer } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { type PageId, pathOf } from "~/content/pages";
import { SITE_PATHS, sitePath } from "./paths";
import { SiteChanges } from "./site-changes";
import { type FieldOf, SiteForm } from "./site-form";
import { SiteTabs } from "./site-tabs";
import type { SiteOutcome, SitePageView } from "./site-view";

interface LoadedPage {
  page: SitePageView;
  told: { outcome: SiteOutcome; version: number } | null;
  isOwner: boolean;
}

interface SitePageProps {
  kind: string;
  loaded: LoadedPage;
  words: { title: string; subtitle: string };
  answer: FormAnswer | undefined;
  /** The pages of the site that show its draft. */
  previews: readonly { to: string; name: string }[];
  /** It stands above the form. */
  lead?: ReactNode;
  children: (field: FieldOf) => ReactNode;
}

/** The page of a kind of content: its form, with drafts and history around it. */
export function SitePage({ kind, loaded, words, answer, previews, lead, children }: SitePageProps) {
  const { page, isOwner } = loaded;
  return (
    <SiteFrame kind={kind} words={words} loaded={answer ? { ...loaded, told: null } : loaded}>
      {lead}
      <SiteForm kind={kind} page={page} answer={answer ?? null} isOwner={isOwner} previews={previews}>
        {children}
      </SiteForm>
    </SiteFrame>
  );
}

export function previewsOf<Page extends PageId>(pages: readonly Page[], names: Readonly<Record<Page, string>>) {
  return pages.map((id) => ({ to: pathOf(id), name: names[id] }));
}

interface ItemPageProps extends Pick<SitePageProps, "previews" | "answer" | "children"> {
  family: "work" | "articles";
  loaded: LoadedPage & { kind: string; isSeen: boolean };
  title: string | undefined;
  /** The address on the site. */
  path: string;
}

/** The page of one project or article. */
export function SiteItemPage({ family, loaded, title, path, ...page }: ItemPageProps) {
  const words = useWords("site")[family];
  const link = "link inline-flex min-h-11 items-center";
  return (
    <SitePage
      {...page}
      kind={loaded.kind}
      loaded={loaded}
      words={{ title: title || words.fresh, subtitle: words.itemSubtitle }}
      lead={
        <p className="mb-6 flex flex-wrap gap-x-6">
          <Link to={SITE_PATHS[family]} className={link}>
            {words.back}
          </Link>
          {loaded.isSeen && (
            <a href={path} target="_blank" rel="noreferrer" className={link}>
              {words.seen}
            </a>
          )}
        </p>
      }
    />
  );
}

interface SiteFrameProps extends Pick<SitePageProps, "kind" | "loaded" | "words"> {
  children: ReactNode;
}

const BAD: readonly SiteOutcome[] = ["conflict", "gone"];

/** The title, the tabs, and the history. */
export function SiteFrame({ kind, loaded, words: { title, subtitle }, children }: SiteFrameProps) {
  const { page, told, isOwner } = loaded;
  const words = useWords("site");
  const path = sitePath(kind);
  const canUndo = told !== null && told.version > 0 && isOwner;
  const undo = canUndo ? { action: path, fields: { do: "undo", to: String(told.version) }, label: words.undo } : null;
  return (
    <>
      <h1 className="text-desk">{title}</h1>
      <SiteTabs />
      <p className="mb-6 max-w-[70ch]">{subtitle}</p>
      {told && (
        <UndoNotice
          isGood={!BAD.includes(told.outcome)}
          text={words.outcomes[told.outcome]}
          listPath={path}
          undo={undo}
        />
      )}
      {children}
      {page.unfit.length > 0 && (
        <section className="mt-10 max-w-[46rem]">
          <h2 className="mb-3 text-h3">{words.unfit.title}</h2>
          <p className="mb-3">{words.unfit.text}</p>
          <ul className="mb-3 list-disc pl-5 text-small">
            {page.unfit.map(({ name, value }) => (
              <li key={name} className="wrap-anywhere">
                {name}: {value}
              </li>
            ))}
          </ul>
          {isOwner && <SmallForm path={path} todo="clear" label={words.unfit.discard} />}
        </section>
      )}
      <h2 className="mt-12 mb-4 text-h3">{words.history.title}</h2>
      <SiteChanges changes={page.changes} isOwner={isOwner} />
      {isOwner && page.isChanged && (
        <div className="mt-6 grid max-w-[46rem] gap-2">
          <p className="text-small">{page.isOwn ? words.form.removeSays : words.form.resetSays}</p>
          <SmallForm path={path} todo="reset" label={page.isOwn ? words.form.remove : words.form.reset} />
        </div>
      )}
    </>
  );
}

function SmallForm({ path, todo, label }: { path: string; todo: string; label: string }) {
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="do" value={todo} />
      <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small">
        {label}
      </Button>
    </Form>
  );
}
