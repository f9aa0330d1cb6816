import { useEffect, useRef, useState } from "react";
import { ArticleBody } from "~/components/sections/article-head";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { useHydrated } from "~/lib/use-hydrated";
import { PICTURES_IN_TEXT } from "../site-fields";

const ARTICLE_TEXT_PATH = "/api/desk/article-text";
/** Milliseconds without a key. */
const PAUSE = 300;

/** The text of its form as the site shows it, drawn while it is typed. */
export function ArticlePreview({ language }: { language: Language }) {
  const { articles, work } = useWords("site");
  const { preview: words } = articles;
  const isHydrated = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const [html, setHtml] = useState("");
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const form = details.current?.closest("form");
    if (!isHydrated || !form) return;
    const held = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    let asked = "";
    const draw = async () => {
      const typed = new FormData(form);
      const text = String(typed.get(`text/${language}`) ?? "");
      const pictures = PICTURES_IN_TEXT.map((name) => typed.get(name) ?? "");
      const body = { language, text, pictures };
      const key = JSON.stringify(body);
      if (!details.current?.open || key === asked) return;
      asked = key;
      const drawn = await drawnOf(body);
      if (key !== asked || held.signal.aborted) return;
      // It is tried again with the next key.
      if (drawn === null) asked = "";
      else setHtml(drawn);
      setFailed(drawn === null);
    };
    const drawSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(draw, PAUSE);
    };
    form.addEventListener("input", drawSoon, held);
    form.addEventListener("change", drawSoon, held);
    details.current?.addEventListener("toggle", draw, held);
    return () => {
      held.abort();
      clearTimeout(pause);
    };
  }, [isHydrated, language]);

  if (!isHydrated) return null;
  return (
    <details ref={details} className="mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small font-semibold">
        {words.show}
        <span className="sr-only">: {work.languages[language]}</span>
      </summary>
      <section
        aria-label={`${words.show}: ${work.languages[language]}`}
        lang={language}
        // A way out of the form would leave what is typed.
        onClickCapture={(event) => event.preventDefault()}
        className="rounded-control border border-linen-200 bg-linen-50 p-4 wrap-anywhere"
      >
        {hasFailed && <p className="text-small font-semibold text-madder-700">{words.failed}</p>}
        {html === "" ? <p className="text-small">{words.empty}</p> : <ArticleBody html={html} />}
      </section>
    </details>
  );
}

async function drawnOf(body: object): Promise<string | null> {
  try {
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const answer = await fetch(ARTICLE_TEXT_PATH, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.ok ? ((await answer.json()) as { html: string }).html : null;
  } catch {
    return null;
  }
}
