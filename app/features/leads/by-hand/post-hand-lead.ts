import { data } from "react-router";
import { dropSentDrafts } from "~/components/desk/desk-draft";
import { announceNotTaken, whyNotTaken } from "~/features/desk/not-taken";
import { ANSWER_PATIENCE } from "~/lib/http/post-json";
import { type HandError, type HandFields, type KnownPerson, readHandLead } from "./hand-lead";

export interface RefusedLead {
  problem: "invalid" | "signedOut";
  fields: HandFields;
  errors: Record<string, HandError>;
  known: KnownPerson[];
}

/** `waiting`: it could not be delivered, and is to wait on the device. */
export type HandAnswer = RefusedLead | { problem: "waiting"; fields: HandFields };

interface SentForm {
  sent: FormData;
  onTaken: () => void;
}

/** Answers with the status 503: the router then does not reload the page's data, which would fail too. Browser only. */
export async function postHandLead<Answer>(
  serverAction: () => Promise<Answer>,
  { sent, onTaken }: SentForm,
): Promise<Answer | ReturnType<typeof data<HandAnswer>>> {
  try {
    return await inTime(serverAction());
  } catch (error) {
    const reason = whyNotTaken(error);
    if (!reason) {
      if (error instanceof Response) onTaken();
      throw error;
    }
    const fields = textsOf(Object.fromEntries(sent));
    if (reason === "signed-out") {
      announceNotTaken(reason);
      return data<HandAnswer>({ problem: "signedOut", fields, errors: {}, known: [] }, { status: 503 });
    }
    const { errors } = readHandLead(fields);
    if (errors) return data<HandAnswer>({ problem: "invalid", fields, errors, known: [] }, { status: 503 });
    dropSentDrafts(sent);
    return data<HandAnswer>({ problem: "waiting", fields }, { status: 503 });
  }
}

export function textsOf(fields: Record<string, unknown>): HandFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}

/** A user on the phone does not wait for a connection that hardly is one. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in time")), ANSWER_PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
