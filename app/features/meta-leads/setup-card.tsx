import { Plug } from "lucide-react";
import { Form } from "react-router";
import { CopyButton } from "~/components/desk/copy-button";
import { useIsPending } from "~/components/desk/submit-button";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { META_ADS_PATH } from "./paths";
import type { MetaSetup } from "./setup";
import { SetupChecks } from "./setup-checks";

interface SetupCardProps {
  setup: MetaSetup;
}

export function SetupCard({ setup }: SetupCardProps) {
  const { setup: words } = useWords("metaLeads");
  const isChecking = useIsPending({ do: "check" });
  const isComplete = setup.secrets.every(({ isSet }) => isSet) && setup.verifiedAt !== null;
  const isGuideNeeded = !isComplete || setup.token.state === "expired";
  return (
    <section
      aria-labelledby="meta-setup"
      className="grid content-start gap-5 rounded-card border border-linen-200 bg-white p-5 sm:p-6"
    >
      <h2 id="meta-setup" className="flex items-center gap-2 text-h3">
        <Plug aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
        {words.title}
      </h2>
      <dl className="grid gap-4">
        <div className="grid gap-1.5">
          <dt className="text-small font-semibold text-ink-950">{words.address}</dt>
          <dd>
            <CopyValue label={words.address} value={setup.webhookUrl} />
          </dd>
        </div>
        <div className="grid gap-1.5">
          <dt className="text-small font-semibold text-ink-950">{words.token}</dt>
          <dd>
            {setup.verifyToken === null ? words.noToken : <SecretValue label={words.token} value={setup.verifyToken} />}
          </dd>
        </div>
      </dl>
      <SetupChecks setup={setup} />
      {setup.token.state !== "missing" && (
        <Form method="post" action={META_ADS_PATH}>
          <input type="hidden" name="do" value="check" />
          <Button type="submit" variant="quiet" aria-disabled={isChecking}>
            {isChecking ? words.checking : words.check}
          </Button>
        </Form>
      )}
      <details open={isGuideNeeded} className="border-t border-linen-200 pt-4">
        <summary className="link inline-flex min-h-11 items-center">{words.guideTitle}</summary>
        <ol className="mt-2 grid list-decimal gap-2.5 pl-5 marker:font-semibold marker:text-indigo-700">
          {words.guide.map((step) => (
            <li key={step} className="max-w-[65ch] pl-1 wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

const SMALL_BUTTON =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50";

function CopyValue({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="rounded-stitch bg-linen-100 px-2 py-1 text-small text-ink-950 wrap-anywhere">{value}</code>
      <CopyButton text={value} label={label} className={SMALL_BUTTON} />
    </div>
  );
}

/** Hidden by means of the platform, so that it works without scripts. */
function SecretValue({ label, value }: { label: string; value: string }) {
  const { setup: words } = useWords("metaLeads");
  return (
    <div className="flex flex-wrap items-start gap-2">
      <details className="group min-w-0">
        <summary className={SMALL_BUTTON}>
          <span className="group-open:hidden">
            <span aria-hidden="true" className="mr-2 tracking-widest">
              ••••••••
            </span>
            <span>{words.show}</span>
          </span>
          <span className="hidden group-open:inline">{words.hide}</span>
          <span className="sr-only">: {label}</span>
        </summary>
        <code className="mt-2 block rounded-stitch bg-linen-100 px-2 py-1 text-small text-ink-950 wrap-anywhere">
          {value}
        </code>
      </details>
      <CopyButton text={value} label={label} className={SMALL_BUTTON} />
    </div>
  );
}
