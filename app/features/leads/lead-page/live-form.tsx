import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { LeadForm, type LeadFormProps } from "./lead-form";
import type { LeadFile } from "./read-lead.server";

interface LiveFormProps extends LeadFormProps {
  live: NonNullable<LeadFile["live"]>;
}

export function LiveForm({ live: { on, says }, ...frame }: LiveFormProps) {
  const { live: words } = useWords("admin").lead;
  const answer = answerTo(frame.answer, { do: "live" });
  const field = fieldsOf<"on">({ form: "lead-live", answer, served: { on: on ?? "" } });
  return (
    <LeadForm
      {...frame}
      form="live"
      about={String(on)}
      submit={words.submit}
      more={
        <>
          {on && (
            <Button type="submit" name="clear" value="on" variant="quiet">
              {words.clear}
            </Button>
          )}
          {/* This text changes its length: above the buttons, it would move "clear" below the pointer that has
             just saved. */}
          <p className="text-small">{says}</p>
        </>
      }
    >
      <TextField {...field("on")} type="date" label={words.on} />
    </LeadForm>
  );
}
