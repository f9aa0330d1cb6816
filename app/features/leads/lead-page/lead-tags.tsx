import { X } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { TypedForm } from "~/components/desk/typed-form";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { leadPath } from "../paths";
import { type LeadFormProps, useTaken } from "./lead-form";
import { leadDraft } from "./lead-forms";

interface LeadTagsProps extends Omit<LeadFormProps, "version"> {
  tags: readonly string[];
}

export function LeadTags({ leadId, tags, answer }: LeadTagsProps) {
  const headingId = useId();
  const { tags: words } = useWords("admin").lead;
  const refused = answerTo(answer, { do: "tag" }) ?? answerTo(answer, { do: "untag" });
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5"
    >
      <h2 id={headingId} className="text-h3">
        {words.title}
      </h2>
      {refused?.problem && <FormNotice text={refused.problem} />}
      {tags.length === 0 ? (
        <p className="text-small text-ink-500">{words.none}</p>
      ) : (
        <ul aria-label={words.title} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Form method="post" action={leadPath(leadId)} replace preventScrollReset>
                <input type="hidden" name="do" value="untag" />
                <button
                  type="submit"
                  name="tag"
                  value={tag}
                  title={`#${tag}`}
                  className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-stitch bg-indigo-100 px-3 text-small font-semibold text-indigo-700 hover:bg-indigo-300"
                >
                  <span className="truncate">#{tag}</span>
                  <X aria-hidden="true" className="size-4 shrink-0" />
                  <span className="sr-only">, {words.remove}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <NewTag leadId={leadId} tags={tags} answer={answerTo(answer, { do: "tag" })} />
    </section>
  );
}

function NewTag({ leadId, tags, answer }: LeadTagsProps) {
  const { tags: words } = useWords("admin").lead;
  const isPending = useIsPending({ do: "tag" });
  const typed = useTypedForm({ source: leadDraft(leadId, "tag"), refused: answer });
  const field = fieldsOf<"tag">({ form: "lead", answer });
  useTaken("tag", tags.join(), typed.begin);
  return (
    <TypedForm typed={typed} action={leadPath(leadId)} replace className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="do" value="tag" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <TextField
          // No limit: too long a tag is kept to be shortened, for cut off it would be a different tag.
          {...field("tag")}
          label={words.label}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
      </div>
      <Button type="submit" variant="quiet" aria-disabled={isPending}>
        {words.submit}
      </Button>
    </TypedForm>
  );
}
