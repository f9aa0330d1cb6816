import type { ReactNode } from "react";
import { Form } from "react-router";
import { UndoNotice } from "~/components/desk/undo-notice";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { sitePath } from "./paths";
import { SiteChanges } from "./site-changes";
import { SiteTabs } from "./site-tabs";
import type { SiteOutcome, SitePageView } from "./site-view";

interface SiteFrameProps {
  kind: string;
  title: string;
  subtitle: string;
  page: SitePageView;
  told: { outcome: SiteOutcome; version: number } | null;
  isOwner: boolean;
  children: ReactNode;
}

const BAD: readonly SiteOutcome[] = ["conflict", "gone"];

/** Around the form of a kind of content. */
export function SiteKindFrame({ kind, title, subtitle, page, told, isOwner, children }: SiteFrameProps) {
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
