import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { v4 as uuidv4 } from "uuid";
import { useDeskWriter } from "~/components/desk/desk-draft";
import { useWords } from "~/content/desk/words";
import { LEAD_IMPORT_PATH } from "../paths";
import type { HandFields, KnownPerson } from "./hand-lead";
import { HandLeadForm } from "./hand-lead-form";
import type { HandAnswer } from "./post-hand-lead";
import { handLeadDraft, WAITING_PARAM } from "./sheet-address";
import { saveWaiting, waitingOf } from "./waiting-leads";

interface HandLeadStart {
  id: string;
  fields: HandFields;
  known: KnownPerson[];
}

interface HandLeadPageProps {
  start: HandLeadStart;
  /** True if another app has filled in the form. */
  isShared: boolean;
  answer: HandAnswer | null;
}

export function HandLeadPage(props: HandLeadPageProps) {
  const { search } = useLocation();
  const words = useWords("leadByHand");
  return (
    <>
      <h1 className="mb-2 text-desk">{words.title}</h1>
      <p className="max-w-[60ch]">{props.isShared ? words.shared : words.subtitle}</p>
      <Link to={LEAD_IMPORT_PATH} className="link mb-3 inline-flex min-h-11 items-center text-small">
        {words.toImport}
      </Link>
      <Sheet key={search} {...props} search={search} />
    </>
  );
}

function Sheet({ start, answer, search }: HandLeadPageProps & { search: string }) {
  const { by } = useDeskWriter();
  const [sheet, begin] = useState({ ...start, after: null as HandAnswer | null });
  const current = answer === sheet.after ? null : answer;
  const waiting = current?.problem === "waiting" ? current : null;

  useEffect(() => {
    if (!waiting) return;
    const { fields } = waiting;
    saveWaiting(fields.submission_id ?? uuidv4(), { by, fields, isRefused: false });
    begin({ id: uuidv4(), fields: {}, known: [], after: waiting });
  }, [waiting, by]);

  useEffect(() => {
    const id = new URLSearchParams(search).get(WAITING_PARAM);
    const lead = id ? waitingOf(by).get(id) : undefined;
    if (lead) begin({ id: uuidv4(), fields: lead.fields, known: [], after: null });
  }, [search, by]);

  return (
    <HandLeadForm
      key={sheet.id}
      formId={sheet.id}
      source={handLeadDraft(search)}
      fields={sheet.fields}
      known={sheet.known}
      refused={current && current.problem !== "waiting" ? current : null}
    />
  );
}
