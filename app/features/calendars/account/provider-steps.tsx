import { GuideSteps } from "~/components/desk/guide-steps";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { PROVIDERS, type Provider } from "./providers";
import { WherePicture } from "./where-picture";

export function ProviderSteps({ provider }: { provider: Provider }) {
  const { steps: words } = useWords("calendars");
  const { page } = PROVIDERS[provider];
  return (
    <GuideSteps
      title={words.title}
      heading="h3"
      steps={words[provider]}
      page={page && { url: page, text: fill(words.page, { host: new URL(page).hostname }) }}
      note={words.note[provider]}
      picture={<WherePicture provider={provider} />}
    />
  );
}
