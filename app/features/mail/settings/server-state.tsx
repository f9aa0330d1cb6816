import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { MAIL_SETTINGS_PATH, type ShownServer } from "./mail-settings";

export function ServerState({ shown }: { shown: readonly ShownServer[] }) {
  const { state: words } = useWords("mailSettings");
  return (
    <section
      aria-labelledby="mail-servers"
      className="mb-8 max-w-[60rem] rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-6"
    >
      <h2 id="mail-servers" className="text-h3">
        {words.title}
      </h2>
      <dl className="mt-2 grid gap-y-3 sm:grid-cols-[8rem_1fr] sm:gap-x-4">
        {shown.map((server) => (
          <ServerRow key={server.kind} server={server} />
        ))}
      </dl>
      {shown.some(({ changed }) => changed !== null) && <RemoveForm />}
    </section>
  );
}

function ServerRow({ server: { kind, variable, server, says, changed, isPasswordLost } }: { server: ShownServer }) {
  const { state: words } = useWords("mailSettings");
  const Icon = isPasswordLost ? CircleAlert : server ? CircleCheck : CircleDashed;
  const tone =
    isPasswordLost || (server === null && kind === "smtp")
      ? "text-madder-700"
      : server
        ? "text-moss-600"
        : "text-ink-500";
  return (
    <>
      <dt className="flex items-center gap-2 self-start font-semibold text-ink-950">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone}`} />
        {words[kind]}
      </dt>
      <dd className="grid min-w-0 gap-0.5 wrap-anywhere">
        {server ? (
          <p>
            <strong className="text-ink-950">{server}</strong> · {says}
          </p>
        ) : (
          <p>{words.off[kind]}</p>
        )}
        {variable && <p className="text-small text-ink-500">{fill(words.fixed, { variable })}</p>}
        {changed && (
          <p className="text-small text-ink-500">{fill(words.changed, { moment: changed.at.text, who: changed.by })}</p>
        )}
        {isPasswordLost && <p className="text-small font-semibold text-madder-700">{words.lost}</p>}
      </dd>
    </>
  );
}

function RemoveForm() {
  const { state: words } = useWords("mailSettings");
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">{words.remove}</summary>
      <p className="max-w-[70ch] text-small">{words.removeExplain}</p>
      <Form method="post" action={MAIL_SETTINGS_PATH} className="mt-3">
        <SubmitButton value="remove" variant="quiet">
          {words.removeSubmit}
        </SubmitButton>
      </Form>
    </details>
  );
}
