import { findSignature } from "~/features/mail/thread/signature-store.server";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import { deviceOf } from "../sessions/device";
import type { DeskUser } from "../sessions/session.server";
import type { ListedSession } from "../sessions/session-list";
import { openSessions } from "../sessions/session-store.server";
import type { Auth } from "../sign-in/auth.server";
import { findUser } from "../sign-in/sign-in-store.server";
import { findSecondStep } from "../two-factor/two-factor-store.server";

export async function readAccount(
  { db }: Auth,
  session: { id: string; user: DeskUser },
  language: Language,
  now: Date,
) {
  const { id, email, role } = session.user;
  const moment = (iso: string) => momentOf(iso, language);
  const sessions = (await openSessions(db, id, now)).map(
    ({ id, userAgent, createdAt, lastSeenAt }): ListedSession => ({
      id,
      device: deviceOf(userAgent),
      since: moment(createdAt),
      lastSeen: moment(lastSeenAt ?? createdAt),
      isHere: id === session.id,
    }),
  );
  const secondStep = await findSecondStep(db, id);
  return {
    email,
    role,
    name: (await findUser(db, { id }))?.name ?? email,
    signature: (await findSignature(db, id))?.signature ?? "",
    isTwoStepOn: Boolean(secondStep?.confirmed_at),
    sessions: sessions.toSorted((one, other) => Number(other.isHere) - Number(one.isHere)),
  };
}
