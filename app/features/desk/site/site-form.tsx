import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form, useNavigate, useNavigation, useSubmit } from "react-router";
import type { DeskDraft } from "~/components/desk/desk-draft";
import { DraftNotice } from "~/components/desk/draft-notice";
import { SubmitButton } from "~/components/desk/submit-button";
import { TypedForm } from "~/components/desk/typed-form";
import { useLastRefusal } from "~/components/desk/use-last-refusal";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { PREVIEW_PARAM, REBUILD, sitePath } from "./paths";
import type { Fields } from "./site-editor";
import type { SitePageView } from "./site-view";

export const SITE_SECTION = "grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6";
export const SITE_LEGEND = "float-left mb-2 w-full font-display text-h3 font-bold text-ink-950";

interface SiteSectionProps {
  title: string;
  /** The fields in it: one with an error opens it. */
  fields: readonly FieldProps[];
  children: ReactNode;
}

/** A part of a long form, folded. */
export function SiteSection({ title, fields, children }: SiteSectionProps) {
  return (
    <details
      open={fields.some(({ error }) => error !== undefined)}
      className="group/section site-section rounded-card border border-linen-200 bg-white"
    >
      <summary className="flex min-h-14 items-center justify-between gap-x-4 px-4 py-2 font-display text-h3 font-bold text-ink-950 sm:px-6">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-700 transition-[rotate] group-open/section:rotate-180"
        />
      </summary>
      <fieldset className="grid gap-5 px-4 pb-4 sm:px-6 sm:pb-6">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface SiteFormProps {
  kind: string;
  page: SitePageView;
  answer: FormAnswer | null;
  isOwner: boolean;
  previews: readonly { to: string; name: string }[];
  children: (fields: FieldOf) => ReactNode;
}

/** The props of a field by its name. */
export type FieldOf = (name: string) => FieldProps;

export function SiteForm(props: SiteFormProps) {
  const answer = useLastRefusal(props.answer);
  const { key, form } = useFilled(props.kind, props.page, answer);
  return <FilledForm key={key} {...props} answer={answer} form={form} />;
}

function FilledForm({
  kind,
  page,
  answer,
  isOwner,
  previews,
  children,
  form,
}: SiteFormProps & { form: Fields | null }) {
  const { state, formData } = useNavigation();
  const sent = formData?.get("do");
  // A button that rearranges can be pressed again as soon as it was answered.
  const isPending = state === "submitting" || sent === "publish" || sent === "draft";
  const action = sitePath(kind);
  const [submit, navigate] = [useSubmit(), useNavigate()];
  const rebuild = ({ typed, stamp }: DeskDraft) => {
    // A draft from before the form could be rebuilt has not all of its fields.
    const sent = { ...page.form, ...Object.fromEntries(typed), do: REBUILD, base: stamp };
    void submit(new URLSearchParams(sent), { method: "post", action });
  };
  const typed = useTypedForm({
    ...{ source: `site ${kind}`, stamp: String(form?.base), refused: answer },
    ...(page.isRearranged && { rebuild }),
  });
  const { form: words, problem } = useWords("site");
  if (form === null) {
    return <FormNotice text={`${answer?.problem ?? ""} ${problem.goBack}`} />;
  }
  const field = fieldsOf({ form: kind, answer: answer && { ...answer, fields: form }, served: form });
  return (
    <>
      {page.draft && <DraftNote draft={page.draft} kind={kind} previews={previews} />}
      <TypedForm
        typed={typed}
        // The outcome is said on top.
        preventScrollReset={false}
        action={action}
        encType={page.hasFiles ? "multipart/form-data" : "application/x-www-form-urlencoded"}
        onSubmit={(event) => isPending && event.preventDefault()}
        onInvalidCapture={({ target }) => (target as Element).closest("details")?.setAttribute("open", "")}
        className="grid max-w-[60rem] gap-4"
      >
        <input type="hidden" name="base" value={form.base} />
        <input type="hidden" name="draft_at" value={form.draft_at} />
        {answer?.problem && <FormNotice text={answer.problem} />}
        {answer?.problem === null && (
          <div className="sticky top-3 z-20 shadow-lift">
            {form.do === REBUILD ? (
              <DraftNotice
                onDiscard={() => {
                  typed.discard();
                  void navigate(action);
                }}
              />
            ) : (
              <FormNotice tone="good" text={words.rearranged} />
            )}
          </div>
        )}
        {children(field)}
        {!isOwner && <p className="text-small">{words.staff}</p>}
        <div className="site-bar">
          {isOwner && (
            <SubmitButton value="publish" aria-disabled={isPending}>
              {words.publish}
            </SubmitButton>
          )}
          <SubmitButton value="draft" variant="quiet" aria-disabled={isPending}>
            {words.keepDraft}
          </SubmitButton>
          {page.draft && !page.draft.isUnfinished && previews[0] && (
            <a
              href={`${previews[0].to}?${PREVIEW_PARAM}=${kind}`}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              {words.preview}
            </a>
          )}
        </div>
      </TypedForm>
    </>
  );
}

/** The fields of the form. Typed fields stay if the form did not arrive. Null if they are on the page before this one. */
function useFilled(kind: string, page: SitePageView, answer: FormAnswer | null) {
  const form: Fields | null = answer && !("base" in answer.fields) ? null : (answer?.fields ?? page.form);
  const key = `${kind} ${page.form.base} ${page.form.draft_at} ${form?.base}`;
  const [filled, setFilled] = useState({ key, form });
  if (form !== null && form !== filled.form) {
    // The fields showed other values before.
    const rebuilt = `${key} ${REBUILD}`;
    const isRebuilt = answer !== null && (form.do === REBUILD || filled.key === rebuilt);
    setFilled({ key: isRebuilt ? rebuilt : key, form });
  }
  return filled;
}

interface DraftNoteProps {
  draft: NonNullable<SitePageView["draft"]>;
  kind: string;
  previews: SiteFormProps["previews"];
}

function DraftNote({ draft: { by, at, isUnfinished }, kind, previews }: DraftNoteProps) {
  const words = useWords("site");
  return (
    <section className="mb-8 grid max-w-[60rem] gap-3 rounded-card border-2 border-dashed border-weld-400 bg-white p-4 sm:p-6">
      <h2 className="text-body font-semibold wrap-anywhere">{fill(words.draft.title, { who: by, moment: at.text })}</h2>
      <p>{isUnfinished ? words.draft.unfinished : words.draft.text}</p>
      {!isUnfinished && (
        <ul className="flex flex-wrap gap-x-5">
          {previews.map(({ to, name }) => (
            <li key={to}>
              <a
                href={`${to}?${PREVIEW_PARAM}=${kind}`}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex min-h-11 items-center"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={sitePath(kind)} preventScrollReset>
        <input type="hidden" name="do" value="discard" />
        <input type="hidden" name="draft_at" value={at.iso} />
        <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small">
          {words.form.discardDraft}
        </Button>
      </Form>
    </section>
  );
}
