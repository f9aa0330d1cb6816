import { Split } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import type { PeopleCopy } from "~/content/desk/people/people-copy.server";
import type { PersonRequest } from "../person";
import { personPath } from "./paths";

interface SplitFormProps {
  person: string;
  requests: readonly PersonRequest[];
  copy: PeopleCopy["page"]["split"];
  pending: string;
}

export function SplitForm({ person, requests, copy, pending }: SplitFormProps) {
  const isPending = useNavigation().formData?.get("do") === "split";
  return (
    <details className="border-t border-linen-200 px-4 sm:px-5">
      <summary className="link inline-flex min-h-11 items-center text-small">{copy.open}</summary>
      <Form method="post" action={personPath(person)} replace className="grid justify-items-start gap-3 pb-4">
        <input type="hidden" name="do" value="split" />
        <div className="w-full max-w-sm">
          <SelectField id="split-lead" name="lead" label={copy.label} required>
            {requests.map(({ id, name, at }) => (
              <option key={id} value={id}>
                {name}, {at.text}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="max-w-[60ch] text-small">{copy.explain}</p>
        <Button type="submit" variant="quiet" aria-disabled={isPending}>
          <Split aria-hidden="true" />
          {isPending ? pending : copy.submit}
        </Button>
      </Form>
    </details>
  );
}
