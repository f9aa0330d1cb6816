import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { PROVIDERS, type Provider } from "./providers";
import { WherePicture } from "./where-picture";

export function ProviderSteps({ provider }: { provider: Provider }) {
  const { steps: words } = useWords("calendars");
  const { page } = PROVIDERS[provider];
  const note = words.note[provider];
  return (
    <section
      aria-labelledby="calendar-steps"
      className="mb-8 grid max-w-[60rem] gap-x-8 gap-y-4 border-l-8 border-double border-weld-400 pl-4 lg:grid-cols-[1fr_24rem]"
    >
      <div>
        <h3 id="calendar-steps" className="text-h3">
          {words.title}
        </h3>
        <ol className="mt-2 grid max-w-[70ch] list-decimal gap-1.5 pl-5 wrap-anywhere">
          {words[provider].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {page && (
          <p className="mt-1">
            <a href={page} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
              {fill(words.page, { host: new URL(page).hostname })}
            </a>
          </p>
        )}
        {note && <p className="mt-3 max-w-[70ch] text-small">{note}</p>}
      </div>
      <WherePicture provider={provider} />
    </section>
  );
}
