import { X } from "lucide-react";
import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { TypedForm } from "~/components/desk/typed-form";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { leadPath } from "../paths";
import { leadDraft } from "./lead-draft";
import type { LeadFormProps } from "./lead-form";
import { useTaken } from "./use-taken";

interface LeadTagsProps extends Omit<LeadFormProps, "version"> {
  tags: readonly string[];
}

export function LeadTags({ leadId, tags, copy, refused }: LeadTagsProps) {
  const headingId = useId();
  const isPending = useNavigation().formData?.get("do") === "tag";
  const isLost = refused?.form === "untag" || (refused?.form === "tag" && refused.field === null);
  const words = copy.tags;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5"
    >
      <h2 id={headingId} className="text-h3">
        {words.title}
      </h2>
      {isLost && <FormNotice text={copy[refused.problem === "signedOut" ? refused.problem : "failed"]} />}
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
      <NewTag
        leadId={leadId}
        tags={tags}
        copy={copy}
        refused={refused?.form === "tag" ? refused : null}
        isPending={isPending}
      />
    </section>
  );
}

interface NewTagProps extends Pick<LeadTagsProps, "leadId" | "tags" | "copy" | "refused"> {
  isPending: boolean;
}

function NewTag({ leadId, tags, copy: { tags: words }, refused, isPending }: NewTagProps) {
  const typed = useTypedForm({ source: leadDraft(leadId, "tag"), refused });
  useTaken("tag", tags.join(), typed.begin);
  return (
    <TypedForm typed={typed} action={leadPath(leadId)} replace className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="do" value="tag" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <TextField
          id="lead-tag"
          name="tag"
          label={words.label}
          // Too long a tag is kept to be shortened: cut off, it would be a different tag.
          error={refused?.field ? words.wrong : undefined}
          defaultValue={refused?.fields.tag ?? ""}
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
