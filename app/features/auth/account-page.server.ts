import { momentOf } from "~/lib/clock";
import type { Language } from "~/lib/language/language";
import type { Auth } from "./auth.server";
import { findSecondStep } from "./second-step/store.server";
import type { DeskUser } from "./session.server";
import { deviceOf } from "./sessions/device";
import type { ListedSession } from "./sessions/session-list";
import { openSessions } from "./sessions/store.server";
import { findUser } from "./store.server";

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
    isTwoStepOn: Boolean(secondStep?.confirmed_at),
    sessions: sessions.toSorted((one, other) => Number(other.isHere) - Number(one.isHere)),
  };
}
