import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useKeptFocus } from "~/components/ui/use-kept-focus";
import type { PrivacyDeskCopy } from "~/content/privacy-desk/privacy-desk-copy.server";
import { PRIVACY_PATH, WHO_PARAM } from "./paths";

interface PersonSearchProps {
  typed: string;
  isInvalid: boolean;
  copy: PrivacyDeskCopy["search"];
}

/** Looks somebody up by address or number. */
export function PersonSearch({ typed, isInvalid, copy }: PersonSearchProps) {
  const form = useKeptFocus();
  return (
    <section className="max-w-[46rem]">
      <h2 className="text-h3">{copy.title}</h2>
      <p className="mt-1 mb-4">{copy.text}</p>
      <Form
        ref={form}
        key={typed}
        method="get"
        action={PRIVACY_PATH}
        role="search"
        aria-label={copy.title}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-[1_1_16rem]">
          <TextField
            id="privacy-who"
            name={WHO_PARAM}
            label={copy.label}
            error={isInvalid ? copy.invalid : undefined}
            defaultValue={typed}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            required
            maxLength={254}
          />
        </div>
        <Button type="submit" variant="dark">
          <Search aria-hidden="true" />
          {copy.submit}
        </Button>
        {typed && (
          <Link to={PRIVACY_PATH} className="link inline-flex min-h-12 items-center">
            {copy.clear}
          </Link>
        )}
      </Form>
    </section>
  );
}
