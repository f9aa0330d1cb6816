import { Split } from "lucide-react";
import { Form } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { PersonRequest } from "../person";
import { personPath } from "./paths";

interface SplitFormProps {
  person: string;
  requests: readonly PersonRequest[];
}

export function SplitForm({ person, requests }: SplitFormProps) {
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
