import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { PROVIDER_PAGES, type Provider } from "./providers";

/** Providers with steps of their own: others are hosts, which all work alike. */
const OWN = ["google", "microsoft", "other"] as const;

export function ProviderSteps({ provider }: { provider: Provider }) {
  const { steps: words, providers } = useWords("mailSettings");
  const own = OWN.find((id) => id === provider);
  const page = PROVIDER_PAGES[provider];
  const notes: Partial<Record<Provider, string>> = words.note;
  return (
    <section aria-labelledby="mail-steps" className="mb-8 max-w-[60rem] border-l-8 border-double border-weld-400 pl-4">
      <h2 id="mail-steps" className="text-h3">
        {words.title}
      </h2>
      <ol className="mt-2 grid max-w-[70ch] list-decimal gap-1.5 pl-5 wrap-anywhere">
        {words[own ?? "host"].map((step) => (
          <li key={step}>{fill(step, { provider: providers[provider] })}</li>
        ))}
      </ol>
      {page && (
        <p className="mt-1">
          <a href={page} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
            {fill(words.page, { host: new URL(page).hostname })}
          </a>
        </p>
      )}
      {notes[provider] && <p className="mt-3 max-w-[70ch] text-small">{notes[provider]}</p>}
    </section>
  );
}
