import { FoldTitle } from "~/features/quotes/customer/ask-form";
import { usePageParts } from "./page-parts";
import { put } from "./put";
import type { CustomerVersion } from "./read-project-page.server";
import { VersionReaction } from "./version-reaction";

/** Versions that have a reaction, or that a later one has replaced. */
export function EarlierVersions({ versions, isOpen }: { versions: readonly CustomerVersion[]; isOpen: boolean }) {
  const { versions: words } = usePageParts().words;
  return (
    <details open={isOpen} className="group border-y-2 border-linen-300">
      <FoldTitle>{words.earlier}</FoldTitle>
      <ol className="grid gap-6 pb-8">
        {versions.map((version) => (
          <li key={version.id} className="grid gap-2">
            <h3 className="text-h3">{put(words.number, { version: version.number })}</h3>
            <p className="text-small text-ink-500">{put(words.shown, { moment: version.shownAt })}</p>
            {version.note && <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{version.note}</p>}
            <p className="text-small wrap-anywhere">
              <a
                href={version.url}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex min-h-11 items-center"
              >
                {version.url}
              </a>
            </p>
            <VersionReaction version={version} />
          </li>
        ))}
      </ol>
    </details>
  );
}
