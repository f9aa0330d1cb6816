import { CalendarClock } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useMemo } from "react";
import { Form } from "react-router";
import { useRefresh } from "~/components/desk/use-refresh";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import { buttonClasses } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { Told } from "~/features/quotes/customer/quote-verdict";
import { useHydrated } from "~/lib/use-hydrated";
import { EarlierVersions } from "./earlier-versions";
import { GivenItems } from "./given-items";
import { ItemCard } from "./item-card";
import { LivePanel } from "./live-panel";
import { PagePartsContext } from "./page-parts";
import type { ProjectOutcome } from "./project-forms";
import type { CustomerProject } from "./read-project-page.server";
import { forgetChanges } from "./use-changes";
import { useRemoval } from "./use-removal";
import { useUploads } from "./use-uploads";
import { VersionPanel } from "./version-panel";
import { WherePanel } from "./where-panel";

const REMOVE_FORM = "remove-file";

interface ProjectPageProps {
  page: CustomerProject;
  outcome: ProjectOutcome | null;
  answer: FormAnswer | null;
}

export function ProjectPage({ page, outcome, answer }: ProjectPageProps) {
  const { words, token, to, versions } = page;
  const refresh = useRefresh();
  useLookAgain(refresh);
  const whole = useMemo(() => uploadIdsOf(page), [page]);
  const uploads = useUploads(token, whole, refresh);
  const removal = useRemoval(to, refresh);
  const parts = { words, token, to, uploads, removal, refresh, removeForm: REMOVE_FORM };
  const [latest] = versions;
  const judged = page.state === "showing" ? latest : undefined;
  const earlier = versions.filter((each) => each !== judged);
  useEffect(() => {
    if (latest && latest.outcome !== null) forgetChanges(`${page.id} ${latest.number}`);
  }, [page.id, latest]);
  const onRemove = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    event.preventDefault();
    if (button) removal.remove(button.value);
  };
  // A form that was not read, or is not on the page any more, cannot tell what was wrong with it.
  const problem = answer && !isOnPage(page, answer) ? answer.problem : null;
  return (
    <PagePartsContext value={parts}>
      <div id="project" className="wrap pt-8 sm:pt-12">
        <p className="woven-label mb-5">{words.label}</p>
        <h1 className="max-w-[18ch] text-[clamp(1.75rem,min(9.5vw,1.6rem+2.8vw),3.75rem)] leading-none font-extrabold hyphens-auto wrap-anywhere">
          {page.where.title}
        </h1>
        {(problem || outcome) && (
          <div className="mt-7 max-w-[46rem]">
            <Told key={page.submissionId}>
              {problem ? (
                <FormNotice text={problem} />
              ) : (
                outcome && <FormNotice tone="good" text={words.outcomes[outcome]} />
              )}
            </Told>
          </div>
        )}
        <div className="mt-8 grid items-start gap-10 sm:mt-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="lg:sticky lg:top-6 lg:order-2">
            <WherePanel page={page} />
          </div>
          <div className="grid gap-10">
            {page.state === "stopped" && <p className="max-w-[60ch] text-lead">{words.stopped.text}</p>}
            {page.state === "live" && page.siteUrl && <LivePanel siteUrl={page.siteUrl} />}
            {judged && <VersionPanel page={page} version={judged} answer={answer} />}
            {page.intakeTo && <Intake to={page.intakeTo} words={words.intake} />}
            {page.isClosed ? <GivenItems items={page.items} /> : <Needs page={page} answer={answer} />}
            {earlier.length > 0 && <EarlierVersions versions={earlier} isOpen={!judged && !page.isClosed} />}
          </div>
        </div>
        <Form id={REMOVE_FORM} method="post" action={to} onSubmit={onRemove}>
          <input type="hidden" name="do" value="remove" />
        </Form>
      </div>
    </PagePartsContext>
  );
}

function Needs({ page, answer }: { page: CustomerProject; answer: FormAnswer | null }) {
  const { needs } = page.words;
  const isAlive = useHydrated();
  const firstAsked = page.items.find(({ state, isNeeded }) => isNeeded && (state === "open" || state === "back"));
  return (
    <section aria-labelledby="needs-title" className="grid gap-4">
      <h2 id="needs-title" className="text-panel">
        {firstAsked ? needs.title : needs.givenTitle}
      </h2>
      {firstAsked && <p className="max-w-[60ch]">{isAlive ? needs.intro : needs.plainIntro}</p>}
      <ul className="grid border-t-2 border-linen-300">
        {page.items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            isFirstOpen={item.id === firstAsked?.id}
            answer={answerTo(answer, { do: "give", item: item.id })}
          />
        ))}
      </ul>
    </section>
  );
}

function Intake({ to, words }: { to: string; words: CustomerProject["words"]["intake"] }) {
  return (
    <section
      aria-labelledby="intake-title"
      className="pattern-paper grid gap-3 border-2 border-linen-300 px-5 py-6 sm:px-7"
    >
      <h2 id="intake-title" className="text-h3">
        {words.title}
      </h2>
      <p className="max-w-[60ch]">{words.text}</p>
      <a href={to} className={buttonClasses("main", "w-fit max-sm:w-full")}>
        <CalendarClock aria-hidden="true" />
        {words.button}
      </a>
    </section>
  );
}

/** The desk may have changed something while the page was not looked at. */
function useLookAgain(refresh: () => void): void {
  const look = useEffectEvent(refresh);
  useEffect(() => {
    const onShow = () => document.visibilityState === "visible" && look();
    window.addEventListener("focus", onShow);
    document.addEventListener("visibilitychange", onShow);
    return () => {
      window.removeEventListener("focus", onShow);
      document.removeEventListener("visibilitychange", onShow);
    };
  }, []);
}

function uploadIdsOf({ items, versions }: CustomerProject): ReadonlySet<string> {
  const files = [...items, ...versions].flatMap((each) => each.files);
  return new Set(files.filter(({ isWhole }) => isWhole).map(({ uploadId }) => uploadId));
}

function isOnPage({ items, isClosed, state }: CustomerProject, { fields }: FormAnswer): boolean {
  if (isClosed || !fields.do) return false;
  if (fields.do === "give") return items.some(({ id }) => id === fields.item);
  return fields.do !== "remove" && state === "showing";
}
