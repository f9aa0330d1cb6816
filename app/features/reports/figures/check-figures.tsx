import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { DESK_CHECKS_PATH } from "~/features/website-check/paths";
import { fill } from "~/lib/text/fill";
import type { ToldReports } from "./present-reports.server";

/** Checks of websites, and how many became a lead. */
export function CheckFigures({ figures, hasChecks }: Pick<ToldReports, "figures" | "hasChecks">) {
  const { checks: words } = useWords("reports");
  return (
    <section
      aria-labelledby="report-checks"
      className="rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-6 sm:py-5"
    >
      <h2 id="report-checks" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[70ch]">{hasChecks ? fill(words.summary, figures) : words.empty}</p>
      <Link to={DESK_CHECKS_PATH} className="link inline-flex min-h-11 items-center">
        {words.link}
      </Link>
    </section>
  );
}
