import { Form, Link } from "react-router";
import { TextField } from "~/components/ui/field";
import { SearchButton, useKeptFocus } from "~/components/ui/filter-form";
import { useWords } from "~/content/desk/words";
import { PRIVACY_PATH, WHO_PARAM } from "../paths";

interface PersonSearchProps {
  typed: string;
  isInvalid: boolean;
}

export function PersonSearch({ typed, isInvalid }: PersonSearchProps) {
  const { search: words } = useWords("privacyDesk");
  const form = useKeptFocus();
  return (
    <section className="max-w-[46rem]">
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-1 mb-4">{words.text}</p>
      <Form
        ref={form}
        key={typed}
        method="get"
        action={PRIVACY_PATH}
        role="search"
        aria-label={words.title}
        className="flex flex-wrap items-end gap-x-3 gap-y-1"
      >
        <div className="min-w-0 flex-1">
          <TextField
            id="privacy-who"
            name={WHO_PARAM}
            label={words.label}
            error={isInvalid ? words.invalid : undefined}
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
        <SearchButton label={words.submit} />
        {typed && (
          <Link to={PRIVACY_PATH} className="link inline-flex min-h-12 items-center max-sm:basis-full">
            {words.clear}
          </Link>
        )}
      </Form>
    </section>
  );
}
