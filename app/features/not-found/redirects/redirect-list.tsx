import { ArrowRight, Trash2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useFormKey } from "~/components/desk/use-form-key";
import { Button } from "~/components/ui/button";
import { Count } from "~/components/ui/count";
import type { RedirectsCopy } from "~/content/desk/redirects/redirects-copy.server";
import { REDIRECTS_PATH, type RefusedRedirect, type ShownRedirect } from "./redirect";
import { RedirectForm } from "./redirect-form";

interface RedirectListProps {
  redirects: readonly ShownRedirect[];
  refused: RefusedRedirect | null;
  copy: RedirectsCopy;
}

export function RedirectList({ redirects, refused, copy }: RedirectListProps) {
  return (
    <ul className="rounded-card border border-linen-200 bg-white">
      {redirects.map((redirect) => (
        <li key={redirect.from} className="grid gap-3 border-t border-linen-200 px-4 py-4 first:border-t-0 sm:px-6">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere text-ink-950">
                <bdi>{redirect.from}</bdi>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-indigo-700" />
                <span className="sr-only">{copy.columns.to}</span>
                <a href={redirect.to} className="link">
                  {redirect.to}
                </a>
              </p>
              <p className="text-small text-ink-500 tabular-nums">
                {copy.form.statuses[redirect.status]} · {copy.columns.hits}: <Count of={redirect.hits} /> ·{" "}
                {copy.columns.lastHit}:{" "}
                {redirect.lastHit ? <time dateTime={redirect.lastHit.iso}>{redirect.lastHit.text}</time> : copy.never}
              </p>
              <p className="text-small wrap-anywhere text-ink-500">
                {copy.columns.by} {redirect.by}
              </p>
            </div>
            <Remove from={redirect.from} copy={copy} />
          </div>
          <details open={refused?.fields.from === redirect.from}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
              {copy.change}
              <span className="sr-only">: {redirect.from}</span>
            </summary>
            <div className="max-w-[46rem] pt-2 pb-1">
              <ChangeForm
                redirect={redirect}
                refused={refused?.fields.from === redirect.from ? refused : null}
                copy={copy}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

interface ChangeFormProps extends Pick<RedirectListProps, "refused" | "copy"> {
  redirect: ShownRedirect;
}

function ChangeForm({ redirect, refused, copy }: ChangeFormProps) {
  const { from, version } = redirect;
  const sent = useNavigation().formData;
  const isSent = sent?.get("do") === "keep" && sent.get("from") === from;
  const { key, noteUse } = useFormKey({ about: String(version), version, isSent });
  return (
    <RedirectForm
      key={key}
      action={REDIRECTS_PATH}
      from={from}
      known={redirect}
      refused={refused}
      copy={copy}
      onUse={noteUse}
    />
  );
}

function Remove({ from, copy }: { from: string; copy: RedirectsCopy }) {
  const sent = useNavigation().formData;
  const isPending = sent?.get("do") === "remove" && sent.get("from") === from;
  return (
    <Form method="post" action={REDIRECTS_PATH}>
      <input type="hidden" name="do" value="remove" />
      <input type="hidden" name="from" value={from} />
      <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small" aria-disabled={isPending}>
        <Trash2 aria-hidden="true" />
        {isPending ? copy.form.pending : copy.remove}
        <span className="sr-only">: {from}</span>
      </Button>
    </Form>
  );
}
