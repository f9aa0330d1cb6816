import { useState } from "react";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";

const SMALL_BUTTON =
  "inline-flex min-h-11 items-center rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50";

export function CopyValue({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="rounded-stitch bg-linen-100 px-2 py-1 text-small text-ink-950 wrap-anywhere">{value}</code>
      <CopyButton label={label} value={value} />
    </div>
  );
}

/** Hidden by means of the platform, so that it works without scripts. */
export function SecretValue({ label, value }: { label: string; value: string }) {
  const { setup: words } = useWords("metaLeads");
  return (
    <div className="flex flex-wrap items-start gap-2">
      <details className="group min-w-0">
        <summary className={SMALL_BUTTON}>
          <span className="group-open:hidden">
            <span aria-hidden="true" className="mr-2 tracking-widest">
              ••••••••
            </span>
            <span>{words.show}</span>
          </span>
          <span className="hidden group-open:inline">{words.hide}</span>
          <span className="sr-only">: {label}</span>
        </summary>
        <code className="mt-2 block rounded-stitch bg-linen-100 px-2 py-1 text-small text-ink-950 wrap-anywhere">
          {value}
        </code>
      </details>
      <CopyButton label={label} value={value} />
    </div>
  );
}

function CopyButton({ label, value }: { label: string; value: string }) {
  const { setup: words } = useWords("metaLeads");
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  // Browsers only let a page write to the clipboard over https and on localhost.
  if (!isHydrated || !window.isSecureContext) return null;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" onClick={copy} className={SMALL_BUTTON}>
        {isCopied ? words.copied : words.copy}
        <span className="sr-only">: {label}</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </>
  );
}
