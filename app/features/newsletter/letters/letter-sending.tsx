import { useEffect, useEffectEvent } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { useRefresh } from "~/components/desk/use-refresh";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { countsOf, type LetterProgress } from "./letter";

/** Milliseconds. */
const LOOK = 4_000;

interface LetterSendProps {
  version: number;
  languages: readonly Language[];
  readers: PerLanguage<number>;
}

export function LetterSend({ version, languages, readers }: LetterSendProps) {
  const { send: words, remove } = useWords("letters");
  const said = (count: number) =>
    count === 1 ? words.readers.one : fill(words.readers.more, { count: String(count) });
  const to = (isIn: boolean) =>
    LANGUAGES.filter((language) => languages.includes(language) === isIn).reduce(
      (sum, language) => sum + readers[language],
      0,
    );
  const [count, skipped] = [to(true), to(false)];
  const perLanguage = Object.fromEntries(
    LANGUAGES.map((language) => [language, String(languages.includes(language) ? readers[language] : 0)]),
  );
  return (
    <section className="mt-10 max-w-[56rem]">
      <h2 className="mb-3 text-h3">{words.title}</h2>
      {count === 0 && <p>{words.none}</p>}
      {count > 0 && <p>{fill(words.counts, { count: said(count), ...perLanguage })}</p>}
      {skipped > 0 && <p>{fill(words.skipped, { count: said(skipped) })}</p>}
      {count > 0 && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 items-center">{words.open}</summary>
          <Form method="post" className="grid justify-items-start gap-3 border-l-2 border-madder-600 pl-4">
            <p className="text-small">{words.pace}</p>
            <input type="hidden" name="version" value={version} />
            <SubmitButton value="send">{fill(words.submit, { count: said(count) })}</SubmitButton>
          </Form>
        </details>
      )}
      <Form method="post" className="mt-2">
        <button type="submit" name="do" value="remove" className="link inline-flex min-h-11 items-center text-small">
          {remove}
        </button>
      </Form>
    </section>
  );
}

interface LetterStateProps {
  state: "queued" | "paused" | "sent";
  progress: LetterProgress;
}

export function LetterState({ state, progress }: LetterStateProps) {
  const { progress: words } = useWords("letters");
  const isMoving = state === "queued" || progress.waiting > 0;
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => refresh(), LOOK);
    return () => clearInterval(timer);
  }, [isMoving]);
  return (
    <section className="mb-10 max-w-[56rem]">
      <h2 className="mb-3 text-h3">{words.title}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {countsOf(progress).map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small">{words[name]}</dt>
            <dd className="font-display text-h3 font-bold text-ink-950 tabular-nums">{progress[name]}</dd>
          </div>
        ))}
      </dl>
      {progress.returned > 0 && <p className="mt-3 text-small">{words.returnedHint}</p>}
      {state !== "sent" && (
        <Form method="post" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="do" value={state === "queued" ? "pause" : "resume"} variant="dark">
            {state === "queued" ? words.pause : words.resume}
          </Button>
          {state === "queued" && <p className="text-small">{words.pauseHint}</p>}
        </Form>
      )}
    </section>
  );
}
