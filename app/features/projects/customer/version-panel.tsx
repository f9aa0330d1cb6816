import { ExternalLink } from "lucide-react";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import { buttonClasses } from "~/components/ui/button";
import { ApproveForm } from "./approve-form";
import { ChangesForm } from "./changes-form";
import { usePageParts } from "./page-parts";
import { put } from "./put";
import type { CustomerProject, CustomerVersion } from "./read-project-page.server";
import { VERSION_ID } from "./version-id";

interface VersionPanelProps {
  page: CustomerProject;
  version: CustomerVersion;
  answer: FormAnswer | null;
}

/** The version that the customer is asked about. */
export function VersionPanel({ page, version, answer }: VersionPanelProps) {
  const { words } = usePageParts();
  const { versions } = words;
  const { number, url, note, shownAt } = version;
  // Fields that were filled in for an earlier version are not lost.
  const approving = answerTo(answer, { do: "approve" });
  const changing = answerTo(answer, { do: "changes" });
  return (
    <section
      id={VERSION_ID}
      aria-labelledby="version-title"
      className="grid scroll-mt-4 gap-6 border-y-8 border-double border-indigo-700 bg-white px-5 py-8 sm:px-9"
    >
      <div className="grid gap-3">
        <h2 id="version-title" className="text-panel">
          {put(versions.title, { version: number })}
        </h2>
        <p className="text-small text-ink-500">{put(versions.shown, { moment: shownAt })}</p>
        {note && <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{note}</p>}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses("dark", "w-fit max-sm:w-full")}
        >
          <ExternalLink aria-hidden="true" />
          {put(versions.open, { version: number })}
        </a>
        <p className="text-small wrap-anywhere text-ink-500">{url}</p>
      </div>
      <ApproveForm version={number} submissionId={page.submissionId} answer={approving} />
      <ChangesForm page={page} version={version} answer={changing} />
    </section>
  );
}
