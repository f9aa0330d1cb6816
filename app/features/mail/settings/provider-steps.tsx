import { GuideSteps } from "~/components/desk/guide-steps";
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
    <GuideSteps
      title={words.title}
      heading="h2"
      steps={words[own ?? "host"].map((step) => fill(step, { provider: providers[provider] }))}
      page={page ? { url: page, text: fill(words.page, { host: new URL(page).hostname }) } : null}
      note={notes[provider] ?? ""}
      picture={null}
    />
  );
}
