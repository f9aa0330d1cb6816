import { Check, CircleCheck, CircleDashed, CornerUpLeft, Eye, type LucideIcon, Minus } from "lucide-react";
import { FormsInPlace } from "~/components/desk/forms-in-place";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { CheckboxField, TextAreaField, TextField } from "~/components/ui/field";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import type { ProjectItemRow } from "~/lib/db/tables/project-tables";
import { fill } from "~/lib/text/fill";
import { deskProjectPath } from "../paths";
import { PROJECT_BOUNDS } from "../project";
import { FileList, ZipLink } from "./project-files";
import { Folded, isAnswered, type PageForm, ProjectForm } from "./project-form";
import { type ProjectForm as Form, UPLOAD_FIELD } from "./project-forms";
import type { DeskItem, DeskProject } from "./read-desk-project.server";

interface ItemsProps extends PageForm {
  shown: DeskProject;
}

export function ProjectItems({ shown, ...page }: ItemsProps) {
  const { items: words } = useWords("projects").page;
  const { items, progress, allFiles, hasEnded, canMail } = shown;
  const [asked = [], skipped = []] = [true, false].map((isAsked) =>
    items.filter(({ state }) => (state !== "withdrawn") === isAsked),
  );
  const list = (some: readonly DeskItem[]) => (
    <ul className="overflow-clip rounded-card border border-linen-200 bg-white">
      {some.map((item) => (
        <li key={item.id} className="border-t border-linen-200 first:border-t-0">
          <Item item={item} hasEnded={hasEnded} canMail={canMail} {...page} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="project-items" className="mt-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="project-items" className="text-h3">
          {words.title}
        </h2>
        <p className="text-small text-ink-500">
          {progress.all > 0 && fill(words.progress, { done: String(progress.done), all: String(progress.all) })}
        </p>
      </div>
      {allFiles && <ZipLink {...allFiles} />}
      {asked.length > 0 && list(asked)}
      {skipped.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
            {fill(words.skipped, { count: String(skipped.length) })}
          </summary>
          {list(skipped)}
        </details>
      )}
      {!hasEnded && (
        <Folded key={items.length} label={words.ask} isOpen={isAnswered(page, "ask")}>
          <ProjectForm {...page} form="ask" submit={words.askSubmit}>
            {(field) => (
              <>
                <TextField {...field("title")} label={words.askTitle} maxLength={PROJECT_BOUNDS.title} required />
                <CheckboxField {...field("needed")} label={words.askNeeded} />
              </>
            )}
          </ProjectForm>
        </Folded>
      )}
    </section>
  );
}

interface ItemProps extends PageForm {
  item: DeskItem;
  canMail: boolean;
  hasEnded: boolean;
}

function Item({ item, hasEnded, canMail, ...page }: ItemProps) {
  const { items: words } = useWords("projects").page;
  const { id, title, ask, isNeeded, state, text, reason, giver, givenAt, files } = item;
  const isAsked = state !== "withdrawn";
  return (
    <article
      aria-labelledby={`item-${id}`}
      className={`grid gap-1 px-4 py-3 sm:px-5 ${state === "given" ? "inset-shadow-[4px_0_0_var(--color-weld-400)]" : ""}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3
          id={`item-${id}`}
          className={`min-w-0 text-body font-semibold wrap-anywhere ${isAsked ? "" : "text-ink-500"}`}
        >
          {title}
          {isAsked && !isNeeded && (
            <span className="ml-2 font-text text-small font-normal text-ink-500">{words.welcome}</span>
          )}
        </h3>
        <ItemMark state={state} />
      </div>
      {givenAt && giver && (
        <p className="text-small text-ink-500">
          <TimeOf moment={givenAt} />, {giver}
        </p>
      )}
      {text ? (
        <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere text-ink-950">
          {text}
        </p>
      ) : (
        isAsked && files.length === 0 && ask && <p className="max-w-[65ch] text-small">{ask}</p>
      )}
      {state === "back" && reason && (
        <p className="border-l-4 border-weld-400 pl-3 text-small whitespace-pre-wrap wrap-anywhere">
          {fill(words.reason, { reason })}
        </p>
      )}
      <FileList
        label={`${words.files}: ${title}`}
        files={files}
        removeFrom={hasEnded || state === "accepted" ? null : page.project}
      />
      {!hasEnded && <ItemActs item={item} canMail={canMail} {...page} />}
    </article>
  );
}

/** The acts that go with a state. A tap is stored at once; what the customer reads has a form. */
function ItemActs({ item, canMail, ...page }: PageForm & { item: DeskItem; canMail: boolean }) {
  const { items: words } = useWords("projects").page;
  const { id, title, version, state, text } = item;
  const about = { item: id };
  const stamped = { ...about, version: String(version) };
  const isFilling = isAnswered(page, "give", about) || isAnswered(page, "upload", about);
  return (
    <div className="flex flex-wrap items-start">
      <FormsInPlace
        label={title}
        action={deskProjectPath(page.project)}
        undoOf={() => ({})}
        className="flex flex-wrap items-center [&>form]:mr-4"
      >
        {state === "given" && <Tap {...page} form="accept" item={item} label={words.accept} icon={Check} />}
        {state === "withdrawn" && <Tap {...page} form="again" item={item} label={words.again} />}
        {state !== "withdrawn" && state !== "accepted" && (
          <Tap {...page} form="withdraw" item={item} label={words.withdraw} />
        )}
      </FormsInPlace>
      {(state === "given" || state === "accepted") && (
        <Folded key={`back ${state}`} label={words.back} isOpen={isAnswered(page, "back", about)}>
          <ProjectForm {...page} form="back" about={about} submit={canMail ? words.backSubmit : words.backQuiet}>
            {(field) => (
              <TextAreaField
                {...field("reason")}
                label={words.backReason}
                hint={words.backHint}
                maxLength={PROJECT_BOUNDS.reason}
                required
              />
            )}
          </ProjectForm>
        </Folded>
      )}
      {state !== "withdrawn" && (
        <Folded key={`fill ${version}`} label={words.fill} isOpen={isFilling}>
          <div className="grid gap-6">
            <ProjectForm {...page} form="give" about={stamped} served={{ text: text ?? "" }} submit={words.textSubmit}>
              {(field) => <TextAreaField {...field("text")} label={words.text} maxLength={PROJECT_BOUNDS.text} />}
            </ProjectForm>
            <ProjectForm {...page} form="upload" about={about} submit={words.uploadSubmit} variant="quiet" hasFiles>
              {(field) => {
                const { defaultValue: _, ...input } = field(UPLOAD_FIELD);
                return <TextField {...input} type="file" multiple label={words.upload} hint={words.uploadHint} />;
              }}
            </ProjectForm>
          </div>
        </Folded>
      )}
    </div>
  );
}

interface TapProps extends PageForm {
  form: Form;
  item: DeskItem;
  label: string;
  icon?: LucideIcon;
}

function Tap({ project, form, item: { id, title }, label, icon: Icon }: TapProps) {
  const { pending } = useWords("form");
  const look = Icon
    ? "gap-2 rounded-control bg-moss-600 px-4 text-small font-semibold text-white hover:bg-ink-950"
    : "text-small font-semibold link";
  return (
    <OneTapForm
      path={deskProjectPath(project)}
      fields={{ do: form, item: id }}
      about={title}
      pending={pending}
      icon={Icon && <Icon aria-hidden="true" className="size-4.5" />}
      className={look}
    >
      {label}
    </OneTapForm>
  );
}

const MARKS: Record<ProjectItemRow["state"], { icon: LucideIcon; look: string }> = {
  open: { icon: CircleDashed, look: "text-ink-500" },
  given: { icon: Eye, look: "rounded-stitch bg-weld-400 px-1.5 text-ink-950" },
  accepted: { icon: CircleCheck, look: "text-moss-600" },
  back: { icon: CornerUpLeft, look: "rounded-stitch bg-weld-200 px-1.5 text-ink-950" },
  withdrawn: { icon: Minus, look: "text-ink-500" },
};

function ItemMark({ state }: Pick<ProjectItemRow, "state">) {
  const { states } = useWords("projects").page.items;
  const { icon: Icon, look } = MARKS[state];
  return (
    <span className={`inline-flex items-center gap-1.5 text-small font-semibold whitespace-nowrap ${look}`}>
      <Icon aria-hidden="true" className="size-4" />
      {states[state]}
    </span>
  );
}
