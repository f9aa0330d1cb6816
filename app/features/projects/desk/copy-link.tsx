import { Copy } from "lucide-react";
import { useState } from "react";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";

export function CopyLink({ link }: { link: string }) {
  const { facts: words } = useWords("projects").page;
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  // Browsers only let a page write to the clipboard over https and on localhost.
  if (!isHydrated || !window.isSecureContext) return <code className="wrap-anywhere text-ink-950">{link}</code>;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" onClick={copy} className="link inline-flex min-h-11 items-center gap-1.5 font-semibold">
      <Copy aria-hidden="true" className="size-4" />
      <span role="status">{isCopied ? words.copied : words.copy}</span>
      <span className="sr-only">: {words.linkOf}</span>
    </button>
  );
}
