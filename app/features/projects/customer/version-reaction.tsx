import { ProjectFiles } from "./project-files";
import type { CustomerVersion } from "./read-project-page.server";

/** The reaction to a version, with its files. */
export function VersionReaction({ version }: { version: CustomerVersion }) {
  const { reaction, text, files, number } = version;
  return (
    <div className="grid gap-2">
      {reaction && <p className="font-semibold text-ink-950">{reaction}</p>}
      {text && <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{text}</p>}
      <ProjectFiles
        place={{ item: null, version: number }}
        files={files.filter(({ isWhole }) => isWhole)}
        form={null}
        canRemove={false}
        label=""
      />
    </div>
  );
}
