import { ButtonLink } from "./button";

interface PagingProps {
  /** The page with older entries, or those further ahead; null on the last. */
  olderPath: string | null;
  /** The start of the list; null on its first page. */
  newestPath: string | null;
  copy: { pagesLabel: string; older: string; noOlder: string; newest: string };
}

/** Links between the pages of a list. */
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
