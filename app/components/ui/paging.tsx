import { ButtonLink } from "./button";

interface PagingProps {
  /** null on the last page. */
  olderPath: string | null;
  /** null on the first page. */
  newestPath: string | null;
  copy: { pagesLabel: string; older: string; noOlder: string; newest: string };
}

export function Paging({ olderPath, newestPath, copy }: PagingProps) {
  if (!olderPath && !newestPath) return null;
  return (
    <nav aria-label={copy.pagesLabel} className="mt-6 flex flex-wrap items-center gap-3">
      {olderPath ? (
        <ButtonLink to={olderPath} variant="dark" rel="next">
          {copy.older}
        </ButtonLink>
      ) : (
        <p className="text-small text-ink-500">{copy.noOlder}</p>
      )}
      {newestPath && (
        <ButtonLink to={newestPath} variant="quiet">
          {copy.newest}
        </ButtonLink>
      )}
    </nav>
  );
}
