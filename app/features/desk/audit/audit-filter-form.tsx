import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { useKeptFocus } from "~/components/ui/filter-form";
import { useWords } from "~/content/desk/words";
import { ACTION_NOUNS } from "~/lib/audit/audit-actions";
import { isNarrowed, LOG_PATH, type LogFilter, logPath } from "./audit-filter";

interface LogFilterFormProps {
  filter: LogFilter;
  users: readonly string[];
}

/** Works without JavaScript. */
export function LogFilterForm({ filter, users }: LogFilterFormProps) {
  const { user, noun, from, until } = filter;
  const { filter: words, nouns } = useWords("audit");
  const form = useKeptFocus();
  return (
    <Form
      ref={form}
      key={logPath({ ...filter, cursor: null })}
      method="get"
      action={LOG_PATH}
      role="search"
      aria-label={words.label}
      className="mb-6 grid items-end gap-x-3 gap-y-4 min-[360px]:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <SelectField id="log-user" name="user" label={words.user} defaultValue={user ?? ""}>
        <option value="">{words.anyone}</option>
        {users.map((email) => (
          <option key={email}>{email}</option>
        ))}
      </SelectField>
      <SelectField id="log-kind" name="kind" label={words.kind} defaultValue={noun ?? ""}>
        <option value="">{words.anything}</option>
        {ACTION_NOUNS.map((known) => (
          <option key={known} value={known}>
            {nouns[known]}
          </option>
        ))}
      </SelectField>
      <TextField id="log-from" type="date" name="from" label={words.from} defaultValue={from ?? ""} />
      <TextField id="log-until" type="date" name="until" label={words.until} defaultValue={until ?? ""} />
      <div className="flex flex-wrap items-center gap-x-4 min-[360px]:max-lg:col-span-2">
        <Button type="submit" variant="dark" className="max-sm:flex-1">
          {words.submit}
        </Button>
        {isNarrowed(filter) && (
          <Link to={LOG_PATH} className="link inline-flex min-h-12 items-center">
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  );
}
