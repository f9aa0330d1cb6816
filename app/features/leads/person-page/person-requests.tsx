import { ChevronRight, Split } from "lucide-react";
import { Form, Link } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { StatusMark } from "../list/lead-marks";
import { leadPath, personPath } from "../paths";
import type { PersonRequest } from "../person";

interface PersonRequestsProps {
  person: string;
  requests: readonly PersonRequest[];
}

export function PersonRequests({ person, requests }: PersonRequestsProps) {
  const { page } = useWords("people");
  return (
    <section aria-labelledby="person-requests" className="rounded-card border border-linen-200 bg-white">
      <h2 id="person-requests" className="px-4 pt-4 pb-1 text-h3 sm:px-5">
        {page.requests.title}
      </h2>
      <ul aria-label={page.requests.label}>
        {requests.map(({ id, name, at, status }) => (
          <li key={id} className="border-t border-linen-200 first:border-t-0">
            <Link
              to={leadPath(id)}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2.5 no-underline hover:bg-linen-50 active:bg-linen-100 sm:px-5"
            >
              <span className="min-w-0">
                <span className="block font-semibold text-indigo-700 underline underline-offset-4 wrap-anywhere">
                  {name}
                </span>
                <span className="text-small text-ink-500">
                  <TimeOf moment={at} />
                </span>
              </span>
              <StatusMark status={status} />
              <ChevronRight aria-hidden="true" className="size-5 text-indigo-700" />
            </Link>
          </li>
        ))}
      </ul>
      {requests.length > 1 && <SplitForm person={person} requests={requests} />}
    </section>
  );
}

interface SplitFormProps {
  person: string;
  requests: readonly PersonRequest[];
}

function SplitForm({ person, requests }: SplitFormProps) {
  const { split: words } = useWords("people").page;
  const { pending } = useWords("form");
  const isPending = useIsPending({ do: "split" });
  return (
    <details className="border-t border-linen-200 px-4 sm:px-5">
      <summary className="link inline-flex min-h-11 items-center text-small">{words.open}</summary>
      <Form method="post" action={personPath(person)} replace className="grid justify-items-start gap-3 pb-4">
        <input type="hidden" name="do" value="split" />
        <div className="w-full max-w-sm">
          <SelectField id="split-lead" name="lead" label={words.label} required>
            {requests.map(({ id, name, at }) => (
              <option key={id} value={id}>
                {name}, {at.text}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="max-w-[60ch] text-small">{words.explain}</p>
        <Button type="submit" variant="quiet" aria-disabled={isPending}>
          <Split aria-hidden="true" />
          {isPending ? pending : words.submit}
        </Button>
      </Form>
    </details>
  );
}
