import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "~/components/desk/use-refresh";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import type { PresentedImport } from "./present-import.server";

/** Milliseconds. */
const LOOK = 1_000;

interface WorkingPageProps {
  work: Extract<PresentedImport, { kind: "working" }>;
  path: string;
}

export function WorkingPage({ work, path }: WorkingPageProps) {
  const { working: words } = useWords("leadImport");
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), LOOK);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className="grid max-w-2xl justify-items-start gap-3">
      <h2 id="import-progress" className="text-h3">
        {words.title[work.doing]}
      </h2>
      <progress
        aria-labelledby="import-progress"
        value={work.done}
        max={Math.max(1, work.all)}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-linen-200 [&::-moz-progress-bar]:bg-indigo-700 [&::-webkit-progress-bar]:bg-linen-200 [&::-webkit-progress-value]:bg-indigo-700"
      />
      <p className="font-semibold text-ink-950 tabular-nums">{work.says}</p>
      <p>{words.text}</p>
      <div className="hidden justify-items-start gap-3 noscript:grid">
        <p>{words.reload}</p>
        <ButtonLink to={path} variant="quiet">
          {words.refresh}
        </ButtonLink>
      </div>
    </section>
  );
}
