import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { LeadForm, type LeadFormProps } from "./lead-form";
import type { LeadFile } from "./read-lead.server";

interface LiveFormProps extends LeadFormProps {
  live: NonNullable<LeadFile["live"]>;
}

export function LiveForm({ live: { on, says }, ...frame }: LiveFormProps) {
  const { refused } = frame;
  const copy = frame.copy.live;
  const problem = refused?.form === "live" ? refused : null;
  const error = problem?.field === "on" ? (problem.fields.on?.trim() ? copy.wrong : copy.missing) : undefined;
  return (
    <LeadForm
      {...frame}
      form="live"
      about={String(on)}
      submit={copy.submit}
      isSaidAtField={error !== undefined}
      more={
        <>
          {on && (
            <Button type="submit" name="clear" value="on" variant="quiet">
              {copy.clear}
            </Button>
          )}
          {/* Its length changes: above the buttons, it would move "clear" below the pointer that has just saved. */}
          <p className="text-small">{says}</p>
        </>
      }
    >
      <TextField
        id="lead-live-on"
        name="on"
        type="date"
        label={copy.on}
        error={error}
        defaultValue={problem?.fields.on ?? on ?? ""}
      />
    </LeadForm>
  );
}
