import { Link } from "react-router";
import { ChoiceList } from "~/components/desk/choice-list";
import { COPY_LINK, CopyButton } from "~/components/desk/copy-button";
import { FactRow, factLines } from "~/components/desk/fact-row";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { Fact, FoldedFact } from "~/components/desk/record-page";
import { BOUNDS } from "~/components/forms/bounds";
import { TextAreaField, TextField } from "~/components/ui/field";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { deskProjectPath } from "../paths";
import { PROJECT_BOUNDS, PROJECT_KINDS } from "../project";
import { isAnswered, type PageForm, ProjectForm } from "./project-form";
import { type ProjectForm as Form, projectDraft } from "./project-forms";
import { NewTab } from "./project-steps";
import type { DeskClock, DeskProject } from "./read-desk-project.server";

interface FactsProps extends PageForm {
  shown: DeskProject;
  /** `YYYY-MM-DD` */
  today: string;
}

export function ProjectFacts({ shown, today, ...page }: FactsProps) {
  const { facts: words } = useWords("projects").page;
  const { lead, quote, begun, site } = shown;
  return (
    // The first row has no line above it.
    <div>
      {shown.clocks.map((clock) => (
        <DateFact key={clock.clock} clock={clock} today={today} canMail={shown.canMail} {...page} />
      ))}
      <CustomerRow shown={shown} {...page} />
      <ChoiceRows shown={shown} {...page} />
      {lead && (
        <Fact label={words.lead}>
          <Link to={lead.to} className="link -my-2.5 inline-block py-2.5">
            {lead.name}
          </Link>
        </Fact>
      )}
      {quote && (
        <Fact label={words.quote}>
          <Link to={quote.to} className="link -my-2.5 inline-block py-2.5 tabular-nums">
            {quote.number}
          </Link>
        </Fact>
      )}
      {site && (
        <Fact label={words.site}>
          <NewTab to={site}>{new URL(site).host}</NewTab>
        </Fact>
      )}
      <Fact label={words.begun}>
        <TimeOf moment={begun} />
      </Fact>
      <LinkFact shown={shown} {...page} />
      <FoldedFact label={words.more} says={shown.state === "stopped" ? words.stopped : words.running}>
        <div className="grid justify-items-start gap-2 text-small">
          {!shown.hasEnded && <p>{words.stopHint}</p>}
          <TapForm {...page} form={shown.hasEnded ? "resume" : "stop"} about={shown.name}>
            {shown.hasEnded ? words.resume : words.stop}
          </TapForm>
        </div>
      </FoldedFact>
    </div>
  );
}

interface DateFactProps extends PageForm {
  clock: DeskClock;
  today: string;
  canMail: boolean;
}

function DateFact({ clock, today, canMail, ...page }: DateFactProps) {
  const { facts: words } = useWords("projects").page;
  const about = { clock: clock.clock };
  const says = (
    <>
      <span className={`tabular-nums ${clock.isLate ? "font-semibold text-madder-700" : ""}`}>{clock.says}</span>
      {clock.moved.map((move) => (
        <span key={move} className="block text-ink-500">
          {move}
        </span>
      ))}
    </>
  );
  if (!clock.canMove) return <Fact label={words[clock.clock]}>{says}</Fact>;
  return (
    <FoldedFact
      key={clock.moved.length}
      label={words[clock.clock]}
      says={says}
      isOpen={isAnswered(page, "move", about)}
    >
      <ProjectForm {...page} form="move" about={about} submit={canMail ? words.move.submit : words.move.quiet}>
        {(field) => (
          <>
            <TextField {...field("on")} type="date" min={today} label={words.move.on} required />
            <TextAreaField
              {...field("reason")}
              label={words.move.reason}
              hint={words.move.reasonHint}
              maxLength={PROJECT_BOUNDS.reason}
              required
            />
          </>
        )}
      </ProjectForm>
    </FoldedFact>
  );
}

function rowOf(form: Form, { shown: { id, version }, answer }: Pick<FactsProps, "shown" | "answer">) {
  const fixed = { do: form };
  const frame = { id: `project-${form}`, action: deskProjectPath(id), source: projectDraft(id, fixed) };
  return { ...frame, fixed, version, answer };
}

function CustomerRow({ shown, answer }: Omit<FactsProps, "today">) {
  const { fields, page } = useWords("projects");
  const labels = { ...fields, customer_name: fields.name };
  return (
    <FactRow
      {...rowOf("customer", { shown, answer })}
      label={page.facts.customer}
      served={shown.customer}
      show={factLines}
    >
      {(fieldOf) => {
        const field = (name: keyof typeof shown.customer) => ({
          ...fieldOf(name),
          label: labels[name],
          maxLength: BOUNDS[name === "customer_name" ? "name" : name],
          autoComplete: "off",
        });
        return (
          <>
            <TextField {...field("customer_name")} required />
            <TextField {...field("company")} />
            <TextField {...field("email")} type="email" />
            <TextField {...field("phone")} type="tel" />
          </>
        );
      }}
    </FactRow>
  );
}

function ChoiceRows({ shown, answer }: Omit<FactsProps, "today">) {
  const { fields, kinds, languages } = useWords("projects");
  const kindChoices = PROJECT_KINDS.map((value) => ({ value, text: kinds[value] }));
  const languageChoices = (["nl", "en"] as const).map((value) => ({ value, text: languages[value] }));
  return (
    <>
      <FactRow
        {...rowOf("kind", { shown, answer })}
        label={fields.kind}
        served={{ kind: shown.kind }}
        show={({ kind }) => kindChoices.find(({ value }) => value === kind)?.text}
        isChoice
      >
        {() => <ChoiceList label={fields.kind} name="kind" chosen={shown.kind} choices={kindChoices} />}
      </FactRow>
      <FactRow
        {...rowOf("language", { shown, answer })}
        label={fields.language}
        served={{ language: shown.language }}
        show={({ language }) => languageChoices.find(({ value }) => value === language)?.text}
        isChoice
      >
        {() => <ChoiceList label={fields.language} name="language" chosen={shown.language} choices={languageChoices} />}
      </FactRow>
    </>
  );
}

function LinkFact({ shown, ...page }: Omit<FactsProps, "today">) {
  const { facts: words } = useWords("projects").page;
  const { link, canMail, name } = shown;
  return (
    <FoldedFact
      label={words.link}
      says={link === null ? words.revoked : words.linkOf}
      isOpen={isAnswered(page, "mail")}
    >
      <div className="grid justify-items-start gap-1 text-small">
        {link !== null && <NewTab to={link}>{words.linkOf}</NewTab>}
        {link !== null && <code className="wrap-anywhere text-ink-950">{link}</code>}
        {link !== null && <CopyButton text={link} label={words.linkOf} className={COPY_LINK} />}
        {canMail && (
          <TapForm {...page} form="mail" about={name}>
            {words.mail}
          </TapForm>
        )}
        <TapForm {...page} form="renew" about={name}>
          {words.renew}
        </TapForm>
        {link !== null && <p className="text-ink-500">{words.renewHint}</p>}
        {link !== null && (
          <TapForm {...page} form="revoke" about={name}>
            {words.revoke}
          </TapForm>
        )}
      </div>
    </FoldedFact>
  );
}

interface TapFormProps extends PageForm {
  form: Form;
  about: string;
  children: React.ReactNode;
}

function TapForm({ project, form, about, children }: TapFormProps) {
  const { pending } = useWords("form");
  return (
    <OneTapForm
      path={deskProjectPath(project)}
      fields={{ do: form }}
      about={about}
      pending={pending}
      className="link text-small font-semibold"
      replace
    >
      {children}
    </OneTapForm>
  );
}
