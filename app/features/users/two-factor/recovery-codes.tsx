import { Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { CopyButton } from "~/components/desk/copy-button";
import { Button, ButtonLink, buttonClasses } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { TWO_STEP_PATH } from "../sign-in/paths";

interface RecoveryCodesProps {
  codes: readonly string[];
  isFirst: boolean;
}

/** Shown once. */
export function RecoveryCodes({ codes, isFirst }: RecoveryCodesProps) {
  const { codes: words } = useWords("users").twoStep;
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="grid max-w-[46rem] gap-6">
      <FormNotice tone="good" text={isFirst ? words.on : words.renewed} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-h3 shadow-none outline-none">
          {words.title}
        </h2>
        <p className="mt-2">{words.text}</p>
      </div>
      <ol
        aria-label={words.listLabel}
        className="grid gap-x-10 gap-y-2 rounded-card border border-linen-200 bg-white p-5 font-mono text-lg text-ink-950 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="sm:whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        <CopyButton text={text} label={words.listLabel} className={buttonClasses("quiet", undefined)} />
        {isHydrated && (
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {words.print}
          </Button>
        )}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={fill(words.fileName, { name: business.name })}
          className={buttonClasses("quiet", undefined)}
        >
          <Download aria-hidden="true" />
          {words.download}
        </a>
        <ButtonLink to={TWO_STEP_PATH}>{words.done}</ButtonLink>
      </div>
    </div>
  );
}
