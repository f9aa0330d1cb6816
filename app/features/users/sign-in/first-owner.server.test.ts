import pino from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { accountOf, switchOn } from "../../../../tests/support/accounts";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { changePassword } from "../account/account.server";
import { type Auth, createAuth } from "./auth.server";
import { ensureOwner, isSetupOpen, issueSetupLink, readyFirstOwner, setUpOwner } from "./first-owner.server";
import { type Credentials, signIn } from "./sign-in.server";

const NOW = new Date("2026-11-21T10:00:00Z");
const HOUR = 3_600_000;
const owner = { email: "Owner@weef.example", password: "correct horse battery" };

const authOn = (db: Db): Auth =>
  createAuth({
    db,
    siteUrl: "http://localhost:3000",
    secret: "0123456789abcdef0123456789ABCDEF",
    isLimited: false,
    log: pino({ level: "silent" }),
  });

const signInOutcome = async (auth: Auth, credentials: Credentials) =>
  (await signIn(auth, credentials, { address: "192.0.2.1", headers: new Headers() })).outcome;

let db: Db;
let auth: Auth;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  auth = authOn(db);
};

const tokenOf = (link: string | null) => link?.split("/").at(-1) ?? "";
const emails = async () => await db.selectFrom("user").select(["email", "role"]).execute();
const sessions = async () => (await db.selectFrom("session").select("id").execute()).length;

describe("the first owner", () => {
  beforeEach(() => setUp(openFresh));

  test("comes from the configuration, once, however often the server starts", async () => {
    await ensureOwner(auth, owner, NOW);
    await ensureOwner(auth, owner, NOW);
    expect(await emails()).toEqual([{ email: "owner@weef.example", role: "owner" }]);
    expect(await signInOutcome(auth, owner)).toBe("signed-in");
  });

  test("keeps sessions at a start that changes nothing, and loses them with a new password", async () => {
    await ensureOwner(auth, owner, NOW);
    await signInOutcome(auth, owner);
    await ensureOwner(auth, owner, NOW);
    expect(await sessions()).toBe(1);
    const changed = { ...owner, password: "another correct horse" };
    await ensureOwner(auth, changed, NOW);
    expect(await sessions()).toBe(0);
    expect(await signInOutcome(auth, owner)).toBe("refused");
    expect(await signInOutcome(auth, changed)).toBe("signed-in");
  });

  test("may choose another password at the desk: the configuration only sets new ones", async () => {
    await ensureOwner(auth, owner, NOW);
    const { services, user } = await accountOf(db, auth, "owner@weef.example");
    const passwords = { present: owner.password, password: "chosen at the desk", sessionId: "" };
    expect(await changePassword(services, user, passwords, NOW)).toBe("changed");
    await ensureOwner(auth, owner, NOW);
    expect(await signInOutcome(auth, { ...owner, password: "chosen at the desk" })).toBe("signed-in");
    await ensureOwner(auth, { ...owner, password: "given by the configuration" }, NOW);
    expect(await signInOutcome(auth, { ...owner, password: "chosen at the desk" })).toBe("refused");
  });

  test("gets in without the phone by a password that the configuration has not set before", async () => {
    await ensureOwner(auth, owner, NOW);
    const { services, user } = await accountOf(db, auth, "owner@weef.example");
    await switchOn(services, user, NOW);
    expect(await signInOutcome(auth, owner)).toBe("second-step");
    await ensureOwner(auth, owner, NOW);
    expect(await signInOutcome(auth, owner)).toBe("second-step");
    const given = { ...owner, password: "given by the configuration" };
    await ensureOwner(auth, given, NOW);
    expect(await signInOutcome(auth, given)).toBe("signed-in");
  });

  test("becomes an owner again at the next start, with the password and second step chosen since", async () => {
    await ensureOwner(auth, owner, NOW);
    const { services, user } = await accountOf(db, auth, "owner@weef.example");
    const chosen = { ...owner, password: "chosen at the desk" };
    await changePassword(services, user, { present: owner.password, password: chosen.password, sessionId: "" }, NOW);
    await signInOutcome(auth, chosen);
    await switchOn(services, user, NOW);
    await db.updateTable("user").set({ role: "staff" }).execute();
    await ensureOwner(auth, owner, NOW);
    expect(await emails()).toEqual([{ email: "owner@weef.example", role: "owner" }]);
    expect(await sessions()).toBe(1);
    expect(await signInOutcome(auth, owner)).toBe("refused");
    expect(await signInOutcome(auth, chosen)).toBe("second-step");
  });

  test("keeps a password chosen at the desk if the configuration names its first one after the setup", async () => {
    await setUpOwner(auth, tokenOf(await issueSetupLink(auth, NOW)), owner, NOW);
    await ensureOwner(auth, owner, NOW);
    const { services, user } = await accountOf(db, auth, "owner@weef.example");
    const chosen = { ...owner, password: "chosen at the desk" };
    await changePassword(services, user, { present: owner.password, password: chosen.password, sessionId: "" }, NOW);
    await ensureOwner(auth, owner, NOW);
    expect(await signInOutcome(auth, chosen)).toBe("signed-in");
  });

  test("can be set up by a link while there are no users", async () => {
    const link = await issueSetupLink(auth, NOW);
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/setup\/[\w-]{43}$/);
    expect(await isSetupOpen(auth, tokenOf(link), NOW)).toBe(true);
    expect(await setUpOwner(auth, tokenOf(link), owner, NOW)).toBe(true);
    expect(await signInOutcome(auth, owner)).toBe("signed-in");
    expect(await issueSetupLink(auth, NOW)).toBeNull();
  });

  test("cannot be set up with a link older than a day, a replaced link or a guess", async () => {
    const replaced = tokenOf(await issueSetupLink(auth, NOW));
    const token = tokenOf(await issueSetupLink(auth, NOW));
    const tomorrow = new Date(NOW.getTime() + 24 * HOUR);
    expect(await setUpOwner(auth, token, owner, tomorrow)).toBe(false);
    expect(await setUpOwner(auth, replaced, owner, NOW)).toBe(false);
    expect(await setUpOwner(auth, "guess", owner, NOW)).toBe(false);
    expect(await isSetupOpen(auth, token, new Date(tomorrow.getTime() - 1))).toBe(true);
    expect(await emails()).toEqual([]);
  });

  test("has a link whose token is not stored in the database", async () => {
    const token = tokenOf(await issueSetupLink(auth, NOW));
    const rows = await db.selectFrom("verification").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("finds the link in the log at any log level, unless somebody can sign in", async () => {
    const lines: { link?: string }[] = [];
    auth.log = createLog("error", { write: (line) => void lines.push(JSON.parse(line)) });
    await readyFirstOwner(auth, undefined, NOW);
    expect(lines).toEqual([expect.objectContaining({ link: expect.stringContaining("/admin/setup/") })]);
    await readyFirstOwner(auth, owner, NOW);
    await readyFirstOwner(auth, undefined, NOW);
    expect(lines).toHaveLength(1);
  });
});

describeOnEachDatabase("the first owner, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  test("is created once when replicas start together", async () => {
    await Promise.all([ensureOwner(auth, owner, NOW), ensureOwner(authOn(openAgain(db)), owner, NOW)]);
    expect(await emails()).toHaveLength(1);
    expect(await db.selectFrom("account").select("id").execute()).toHaveLength(1);
  });

  test("can be set up only once by one link, even by two visitors at the same moment", async () => {
    const token = tokenOf(await issueSetupLink(auth, NOW));
    const rival = { ...owner, email: "rival@weef.example" };
    const wins = await Promise.all([setUpOwner(auth, token, owner, NOW), setUpOwner(auth, token, rival, NOW)]);
    expect(wins.toSorted()).toEqual([false, true]);
    expect(await setUpOwner(auth, token, rival, NOW)).toBe(false);
    expect(await isSetupOpen(auth, token, NOW)).toBe(false);
    expect(await emails()).toHaveLength(1);
  });
});
