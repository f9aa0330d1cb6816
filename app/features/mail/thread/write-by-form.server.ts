import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { userNames } from "~/features/leads/assign/assignee-store.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { FormWithFiles } from "~/lib/http/api.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatTime } from "~/lib/time/clock";
import { timeOf } from "~/lib/time/zoned-time";
import { ATTACH_FIELD, DETACH_FIELD, FILE_FIELD, filesProblemMessage } from "./files";
import { readWriting } from "./read-writing.server";
import { saveFiles } from "./save-files.server";
import { cancelMessage, type ThreadServices, type Written, writeMessage } from "./send-message.server";
import { deleteUpload, findMessage } from "./thread-store.server";
import { INSERT_FIELD, type MailAnswer, UNDO_FORM } from "./writing";

export type WrittenByForm = { written: string } | { answer: MailAnswer; status: number };

/** Nothing that was typed is lost. */
export async function writeByForm(
  services: ThreadServices,
  lead: string,
  { fields, files }: FormWithFiles,
  { language, ...by }: By & { language: Language },
): Promise<WrittenByForm> {
  const words = deskWords[language].thread;
  try {
    if (fields.do === UNDO_FORM) return await undo(services, lead, fields, { ...by, language });
    // A repeat brings its files again.
    if (files.length > 0 && (await findMessage(services.db, String(fields.id)))) return { written: String(fields.id) };
    const kept = await saveFiles(services.db, lead, files, by);
    if (kept.outcome === "gone") return { answer: formAnswer(words.problems.gone, fields), status: 409 };
    if (kept.outcome === "refused") {
      const files = filesProblemMessage(kept.problem, words.files, language);
      return { answer: formAnswer(null, fields, { files }), status: 422 };
    }
    if (DETACH_FIELD in fields) await detach(services.db, lead, fields, by);
    if (DETACH_FIELD in fields || ATTACH_FIELD in fields) {
      return { answer: formAnswer(null, fields), status: 200 };
    }
    if (typeof fields[INSERT_FIELD] === "string") return await insert(services, lead, fields, { ...by, language });
    const file = [...(Array.isArray(fields[FILE_FIELD]) ? fields[FILE_FIELD] : []), ...kept.ids];
    const written = await writeMessage(services, lead, { ...fields, file }, by);
    if (written.outcome === "written") return { written: written.message };
    return await refuse(services, written, fields, language);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { answer: formAnswer(words.problems.failed, fields), status: 503 };
  }
}

async function detach(db: Db, lead_id: string, { [DETACH_FIELD]: id }: Record<string, unknown>, { user }: By) {
  await deleteUpload(db, { lead_id, user_id: user.id }, String(id));
}

/** Puts a block into the text if there are no scripts. */
async function insert(
  { db, env }: ThreadServices,
  lead: string,
  { [INSERT_FIELD]: key, ...fields }: Record<string, unknown>,
  at: By & { language: Language },
): Promise<WrittenByForm> {
  const writing = await readWriting(db, lead, { ...at, env });
  const chosen = writing?.inserts.find((one) => one.key === key);
  const text = [String(fields.text ?? "").trimEnd(), chosen?.text].filter(Boolean).join("\n\n");
  return { answer: formAnswer(null, { ...fields, text }), status: 200 };
}

async function undo(
  services: ThreadServices,
  lead: string,
  fields: Record<string, unknown>,
  { language, ...by }: By & { language: Language },
): Promise<WrittenByForm> {
  const taken = await cancelMessage(services, lead, fields.message, by);
  if (!taken) return { answer: formAnswer(deskWords[language].thread.problems.late, fields), status: 409 };
  const { subject, text } = taken;
  return { answer: formAnswer(null, { ...fields, subject, text }), status: 200 };
}

async function refuse(
  { db }: ThreadServices,
  written: Exclude<Written, { outcome: "written" }>,
  fields: Record<string, unknown>,
  language: Language,
): Promise<WrittenByForm> {
  const { problems, files, noAddress } = deskWords[language].thread;
  switch (written.outcome) {
    case "gone":
      return { answer: formAnswer(problems.gone, fields), status: 409 };
    case "address": {
      if (written.address === null) return { answer: formAnswer(noAddress, fields), status: 409 };
      const says = fill(problems.address, { address: readableAddress(written.address) });
      return { answer: formAnswer(says, fields), status: 409 };
    }
    case "answered": {
      const { user_id, sender, sent_at } = written.by;
      const who = (await userNames(db, [user_id])).get(user_id ?? "") ?? sender;
      const says = fill(problems.answered, { who, time: formatTime(timeOf(sent_at)) });
      return { answer: formAnswer(says, fields), status: 409 };
    }
    case "greeting":
      return { answer: formAnswer(null, fields, { text: problems.textMissing }), status: 422 };
    case "unfilled": {
      const says = fill(problems.unfilled, { variable: written.variable });
      return { answer: formAnswer(null, fields, { [written.field]: says }), status: 422 };
    }
    case "files": {
      const says = written.problem ? filesProblemMessage(written.problem, files, language) : files.gone;
      return { answer: formAnswer(null, fields, { files: says }), status: 409 };
    }
    case "quote": {
      const says = fill(problems.quote, { number: written.number });
      return { answer: formAnswer(null, fields, { text: says }), status: 422 };
    }
    case "invalid": {
      const { field } = written;
      if (field === null) return { answer: formAnswer(problems.failed, fields), status: 422 };
      const isMissing = !String(fields[field] ?? "").trim();
      const says = problems[`${field}${isMissing ? "Missing" : "Wrong"}`];
      return { answer: formAnswer(null, fields, { [field]: says }), status: 422 };
    }
  }
}
