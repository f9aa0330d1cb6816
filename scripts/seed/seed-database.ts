import { ownerAddress } from "~/features/mail/owner-mail.server";
import { openDatabase } from "~/lib/db/database.server";
import { readyDatabase } from "~/lib/db/ready-database.server";
import { readEnv } from "~/lib/env.server";
import { orStartProblem, StartProblem } from "~/lib/start-problem.server";
import { addSampleConfigurations } from "./seed-configurations";
import { addSampleAppointments, addSampleConversations } from "./seed-contacts";
import { addSampleRequests } from "./seed-requests";

/**
 * Adds the samples that the configured database lacks, and says how many. Refuses to where the site is public: they
 * would mix with the leads.
 */
export async function seedDatabase(): Promise<void> {
  const { env, db } = await orStartProblem(async () => {
    const env = readEnv();
    if (env.SITE_URL.startsWith("https:"))
      throw new StartProblem(`Samples are for a site that nobody visits; this one is ${env.SITE_URL} (SITE_URL).`);
    const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
    const db = openDatabase(place);
    await readyDatabase(db, place);
    return { env, db };
  });
  const now = new Date();
  const site = { env, ownerEmail: ownerAddress(env) };
  const requests = (await addSampleRequests(db, site)) + (await addSampleConfigurations(db, site));
  const appointments = await addSampleAppointments(db, now);
  const conversations = await addSampleConversations(db, now);
  await db.destroy();
  console.log(`Samples added: ${requests} requests, ${appointments} appointments, ${conversations} conversations.`);
}
