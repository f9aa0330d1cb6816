import { Copy } from "lucide-react";
import { useState } from "react";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";

interface CopyButtonProps {
  text: string;
  /** Names what is copied, for screen readers. */
  label: string;
  className: string;
}

/** Null without scripts, and where browsers let no page write to the clipboard: they do over https and on localhost. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const words = useWords("form");
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isHydrated || !window.isSecureContext) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" onClick={copy} className={className}>
        <Copy aria-hidden="true" className="size-4 shrink-0" />
        {isCopied ? words.copied : words.copy}
        <span className="sr-only">: {label}</span>
      </button>
      {/* A status within the button is no part of its name. */}
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </>
  );
}

export const COPY_LINK = "link inline-flex min-h-11 items-center gap-1.5 font-semibold";
