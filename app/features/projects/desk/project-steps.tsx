import { Check, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { BOUNDS } from "~/components/forms/bounds";
import { FieldError, TextAreaField, TextField } from "~/components/ui/field";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { deskProjectPath } from "../paths";
import { PROJECT_BOUNDS } from "../project";
import { FileList } from "./project-files";
import { Folded, isAnswered, type PageForm, ProjectForm } from "./project-form";
import type { DeskProject, DeskVersion } from "./read-desk-project.server";

interface StepsProps extends PageForm {
  shown: DeskProject;
}

/** The next step, and the forms that take it. */
export function ProjectSteps({ shown, ...page }: StepsProps) {
  const { page: words } = useWords("projects");
  const { pending } = useWords("form");
  const { todo, deadline, state, isAwaited, canShow, canReact, canAssume, canLive, versions, canMail } = shown;
  const isLate = deadline?.isLate ?? false;
  return (
    <section
      aria-labelledby="project-now"
      className={`rounded-card border border-linen-200 bg-white px-4 py-3 sm:px-5 ${isLate ? "inset-shadow-[4px_0_0_var(--color-madder-600)]" : ""}`}
    >
      <h2 id="project-now" className="sr-only">
        {words.now}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-h3 font-semibold text-ink-950">{todo ?? quietWords(shown, words.nothing)}</p>
        {deadline && (
          <p className={`text-small tabular-nums ${isLate ? "font-semibold text-madder-700" : ""}`}>{deadline.text}</p>
        )}
      </div>
      {isAwaited && state !== "live" && state !== "stopped" && (
        <div className="mt-2">
          <OneTapForm
            path={deskProjectPath(page.project)}
            fields={{ do: "contact" }}
            about={shown.name}
            pending={pending}
            icon={<Check aria-hidden="true" className="size-4.5" />}
            className="gap-2 rounded-control bg-linen-200 px-3 text-small font-semibold text-ink-950 hover:bg-indigo-100"
          >
            {words.contacted}
          </OneTapForm>
        </div>
      )}
      <div className="mt-1 flex flex-wrap items-start gap-x-6">
        {canLive && (
          <Step label={words.live.open} isNext={state === "approved"} isOpen={isAnswered(page, "live")}>
            <ProjectForm {...page} form="live" submit={canMail ? words.live.submit : words.live.quiet} variant="main">
              {(field) => <AddressField {...field("url")} label={words.live.url} />}
            </ProjectForm>
          </Step>
        )}
        {canShow && (
          <Step
            key={versions.length}
            label={shown.isShowing ? words.show.replace : versions.length > 0 ? words.show.again : words.show.open}
            isNext={shown.isToShow}
            isOpen={isAnswered(page, "version")}
          >
            <ProjectForm
              {...page}
              form="version"
              submit={canMail ? words.show.submit : words.show.quiet}
              variant={shown.isToShow ? "main" : "dark"}
            >
              {(field) => (
                <>
                  <AddressField {...field("url")} label={words.show.url} />
                  <TextAreaField {...field("note")} label={words.show.note} maxLength={PROJECT_BOUNDS.reason} />
                </>
              )}
            </ProjectForm>
          </Step>
        )}
        {canReact && versions[0] && <ReactForm {...page} version={versions[0].number} />}
      </div>
      {canAssume && (
        <div className="mt-2 grid justify-items-start gap-2 border-t border-linen-200 pt-3">
          <p className="max-w-[60ch] text-small">{words.assume.explain}</p>
          <OneTapForm
            path={deskProjectPath(page.project)}
            fields={{ do: "assume" }}
            about={shown.name}
            pending={pending}
            className="rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50"
          >
            {words.assume.submit}
          </OneTapForm>
        </div>
      )}
    </section>
  );
}

/** The next step has its form in view; others are behind their names. */
function Step({ isNext, ...folded }: React.ComponentProps<typeof Folded> & { isNext: boolean }) {
  return isNext ? <div className="w-full max-w-xl py-2">{folded.children}</div> : <Folded {...folded} />;
}

function quietWords({ state, site }: DeskProject, words: { customer: string; live: string; stopped: string }): string {
  if (state === "stopped") return words.stopped;
  return site === null ? words.customer : fill(words.live, { host: new URL(site).host });
}

function AddressField(field: Omit<React.ComponentProps<typeof TextField>, "type">) {
  return (
    <TextField
      {...field}
      inputMode="url"
      maxLength={PROJECT_BOUNDS.url}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

/** The reaction of a customer who gave it on the phone or in a mail. */
function ReactForm({ version, ...page }: PageForm & { version: number }) {
  const { react: words } = useWords("projects").page;
  const about = { version: String(version) };
  return (
    <Folded key={version} label={words.open} isOpen={isAnswered(page, "react", about)}>
      <p className="mb-3 text-small">{words.explain}</p>
      <ProjectForm {...page} form="react" about={about} submit={words.submit}>
        {(field) => {
          const outcome = field("outcome");
          return (
            <>
              <fieldset className="group/outcome grid gap-1">
                <legend className="font-semibold text-ink-950">{words.outcome}</legend>
                {(["approved", "changes"] as const).map((value) => (
                  <label key={value} className="flex min-h-11 items-center gap-3 text-ink-950">
                    <input
                      type="radio"
                      name="outcome"
                      value={value}
                      defaultChecked={outcome.defaultValue === value}
                      required
                      className="size-5 shrink-0 accent-indigo-700"
                    />
                    {words.outcomes[value]}
                  </label>
                ))}
                <FieldError id={`${outcome.id}-error`} text={outcome.error} />
              </fieldset>
              <TextField {...field("name")} label={words.name} maxLength={BOUNDS.name} autoComplete="off" required />
              <TextAreaField {...field("text")} label={words.text} maxLength={PROJECT_BOUNDS.text} />
            </>
          );
        }}
      </ProjectForm>
    </Folded>
  );
}

export function ProjectVersions({ versions }: { versions: readonly DeskVersion[] }) {
  const { versions: words } = useWords("projects").page;
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="project-versions" className="mt-4">
      <h2 id="project-versions" className="mb-2 text-h3">
        {words.title}
      </h2>
      <ol className="overflow-clip rounded-card border border-linen-200 bg-white">
        {versions.map((version) => (
          <li key={version.number} className="grid gap-1 border-t border-linen-200 px-4 py-3 first:border-t-0 sm:px-5">
            <Version version={version} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const TONES = { approved: "text-moss-600", assumed: "text-moss-600", changes: "text-madder-700" } as const;

function Version({ version: { number, url, note, shownAt, outcome, says, text, files } }: { version: DeskVersion }) {
  const { versions: words, items } = useWords("projects").page;
  const [before = "", after = ""] = words.shown.split("{moment}");
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-body font-semibold">{fill(words.round, { number: String(number) })}</h3>
        <p className={`text-small font-semibold ${outcome === null ? "text-ink-700" : TONES[outcome]}`}>{says}</p>
      </div>
      <p className="text-small text-ink-500">
        {before}
        <TimeOf moment={shownAt} />
        {after}
      </p>
      <NewTab to={url}>
        {words.open}
        <span className="sr-only"> {number}</span>
      </NewTab>
      {note && (
        <p dir="auto" className="max-w-[65ch] text-small whitespace-pre-wrap wrap-anywhere">
          <span className="text-ink-500">{words.note}: </span>
          {note}
        </p>
      )}
      {text && (
        <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere text-ink-950">
          {text}
        </p>
      )}
      <FileList label={`${items.files}: ${number}`} files={files} removeFrom={null} />
    </>
  );
}

export function NewTab({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 w-fit max-w-full items-center gap-1.5 text-small wrap-anywhere"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
}
