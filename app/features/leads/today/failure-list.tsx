import { RotateCw, TriangleAlert } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { useWords } from "~/content/desk/words";
import type { Failure } from "./today";

interface FailureListProps {
  failures: readonly Failure[];
  path: string;
}

export function FailureList({ failures, path }: FailureListProps) {
  const { failed: words, pending } = useWords("today");
  const sent = useNavigation().formData?.get("mail");
  return (
    <section aria-labelledby="today-failed" className="rounded-card border border-madder-600 bg-white">
      <h3
        id="today-failed"
        className="flex items-center gap-2 px-4 pt-3 pb-1 font-text text-body tracking-normal text-madder-700"
      >
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {words.title}
      </h3>
      <ul className="divide-y divide-linen-200">
        {failures.map(({ id, text, reason, path: to, mail }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <p className="min-w-0 flex-[1_1_14rem] text-small wrap-anywhere">
              <span className="text-ink-950">{text}</span> {reason}
            </p>
            <div className="flex flex-wrap items-center gap-x-4">
              <Link to={to} className="link inline-flex min-h-11 min-w-11 items-center text-small">
                {words.look}
                <span className="sr-only">: {text}</span>
              </Link>
              {mail && (
                <Form method="post" action={path} replace preventScrollReset>
                  <input type="hidden" name="mail" value={mail} />
                  <button
                    type="submit"
                    aria-disabled={sent === mail}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-control bg-linen-200 px-3 text-small font-semibold text-ink-950 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60"
                  >
                    <RotateCw aria-hidden="true" className="size-4.5" />
                    {sent === mail ? pending : words.resend}
                    <span className="sr-only">: {text}</span>
                  </button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
