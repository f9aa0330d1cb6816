import { ownerAddress } from "~/features/requests/mails.server";
import { migrate, openDatabase } from "~/lib/db/database.server";
import { readEnv } from "~/lib/env.server";
import { orStartProblem } from "~/lib/start-problem.server";
import { addSampleConfigurations } from "./seed-configurations";
import { addSampleRequests } from "./seed-requests";
import { addSampleAppointments, addSampleConversations } from "./seed-talks";

/** Adds the samples to the configured database that are not there yet, and says how many. */
export async function seedDatabase(): Promise<void> {
  const env = await orStartProblem(async () => readEnv());
  const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  await migrate(place);
  const db = openDatabase(place);
  const now = new Date();
  const site = { env, ownerEmail: ownerAddress(env) };
  const requests = (await addSampleRequests(db, site)) + (await addSampleConfigurations(db, site));
  const appointments = await addSampleAppointments(db, now);
  const conversations = await addSampleConversations(db, now);
  await db.destroy();
  console.log(`Samples added: ${requests} requests, ${appointments} appointments, ${conversations} conversations.`);
}
