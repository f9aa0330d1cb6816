import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink, buttonClasses } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import { useHydrated } from "~/lib/use-hydrated";
import { TWO_STEP_PATH } from "../sign-in/paths";

interface RecoveryCodesProps {
  codes: readonly string[];
  isFirst: boolean;
  copy: UsersCopy["twoStep"]["codes"];
}

/** Once only. */
export function RecoveryCodes({ codes, isFirst, copy }: RecoveryCodesProps) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="grid max-w-[46rem] gap-6">
      <FormNotice tone="good" text={isFirst ? copy.on : copy.renewed} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-h3 shadow-none outline-none">
          {copy.title}
        </h2>
        <p className="mt-2">{copy.text}</p>
      </div>
      <ol
        aria-label={copy.listLabel}
        className="grid gap-x-10 gap-y-2 rounded-card border border-linen-200 bg-white p-5 font-mono text-lg text-ink-950 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="sm:whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        {isHydrated && (
          <>
            <Button
              variant="quiet"
              onClick={() =>
                navigator.clipboard.writeText(text).then(
                  () => setIsCopied(true),
                  () => setIsCopied(false),
                )
              }
            >
              <Copy aria-hidden="true" />
              <span aria-live="polite">{isCopied ? copy.copied : copy.copy}</span>
            </Button>
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {copy.print}
            </Button>
          </>
        )}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={copy.fileName}
          className={buttonClasses("quiet", undefined)}
        >
          <Download aria-hidden="true" />
          {copy.download}
        </a>
        <ButtonLink to={TWO_STEP_PATH}>{copy.done}</ButtonLink>
      </div>
    </div>
  );
}
