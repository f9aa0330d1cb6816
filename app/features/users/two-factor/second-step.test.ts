import pino from "pino";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { nl } from "~/content/desk/users/nl";
import { type Db, isPostgres } from "~/lib/db/database.server";
import { accountServices, addUser, authOn, codeOf, switchOn } from "../../../../tests/support/accounts";
import { describeOnEachDatabase, isSomebodyHeldUp, openAgain, openFresh } from "../../../../tests/support/databases";
import { readSession } from "../sessions/session.server";
import type { Auth } from "../sign-in/auth.server";
import { signIn } from "../sign-in/sign-in.server";
import { changeSecondStep, type SecondStepErrors } from "./change-second-step.server";
import { type AccountUser, beginSecondStep, confirmFirstCode, readSecondStep } from "./enrol.server";
import { type SecondStepOutcome, signInWithCode } from "./verify.server";

const NOW = new Date("2026-11-21T10:00:05Z");

const HALF_MINUTE = 30_000;
const PASSWORD = "correct horse battery";
const credentials = { email: "anna@weef.example", password: PASSWORD };

const at = (spans: number) => new Date(NOW.getTime() + spans * HALF_MINUTE);

let db: Db;
let auth: Auth;
let services: ReturnType<typeof accountServices>;
let anna: AccountUser;
const setUp = async (open: () => Promise<Db>) => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  db = await open();
  auth = authOn(db);
  services = accountServices(db, auth);
  anna = await addUser(auth, { email: credentials.email, role: "owner", password: PASSWORD }, NOW);
  return () => vi.useRealTimers();
};

const begin = (by = auth) => signIn(by, credentials, { address: "192.0.2.1", headers: new Headers() });
/** The cookies set after the password, as the browser sends them back. */
async function half(by = auth): Promise<Headers> {
  const result = await begin(by);
  if (result.outcome !== "second-step") throw new Error(`The outcome was ${result.outcome}`);
  return new Headers({ Cookie: result.headers.get("Set-Cookie")?.split(";")[0] ?? "" });
}
const finish = (headers: Headers, code: string, now = NOW, by = services): Promise<SecondStepOutcome> =>
  signInWithCode(by, { code, language: "nl" }, { address: "192.0.2.1", headers }, now);
const signInWith = async (code: string, now = NOW) => (await finish(await half(), code, now)).outcome;
const auditEntries = async () =>
  (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map(({ action }) => action);

describe("the second step of signing in", () => {
  beforeEach(() => setUp(openFresh));

  test("is asked for only once the app has proved that it has the key", async () => {
    await beginSecondStep(auth, anna.id, NOW);
    expect((await begin()).outcome).toBe("signed-in");
    for (const typed of ["000000", "", "１２３４５６", "1234😀"]) {
      expect(await confirmFirstCode(services, anna, typed, NOW)).toBeNull();
    }
    expect((await begin()).outcome).toBe("signed-in");
    const { recoveryCodes } = await switchOn(services, anna, NOW);
    expect(recoveryCodes).toHaveLength(10);
    expect((await begin()).outcome).toBe("second-step");
    expect(await readSecondStep(auth, anna)).toEqual({ state: "on", since: NOW.toISOString(), codesLeft: 10 });
  });

  test("ends in a session; before it there is none", async () => {
    const { key } = await switchOn(services, anna, NOW);
    const headers = await half();
    expect(headers.get("Cookie")).toMatch(/^__Host-weef\.second_step=[\w-]{43}$/);
    expect(await readSession(auth, headers, { renew: false })).toBeNull();
    expect(await db.selectFrom("session").select("id").execute()).toEqual([]);
    const done = await finish(headers, codeOf(key, NOW));
    if (done.outcome !== "signed-in") throw new Error(`The outcome was ${done.outcome}`);
    const [session = "", proof = ""] = done.headers.getSetCookie();
    expect(proof).toMatch(/second_step=;.*Max-Age=0/);
    const cookie = new Headers({ Cookie: session.split(";")[0] ?? "" });
    expect((await readSession(auth, cookie, { renew: false }))?.user).toMatchObject({ id: anna.id });
  });

  test("accepts the code of the half minute before or after, but no others", async () => {
    const { key } = await switchOn(services, anna, at(-10));
    expect(await signInWith(codeOf(key, at(-2)))).toBe("refused");
    expect(await signInWith(codeOf(key, at(2)))).toBe("refused");
    expect(await signInWith(codeOf(key, at(-1)))).toBe("signed-in");
    expect(await signInWith(codeOf(key, at(1)))).toBe("signed-in");
    // Older than the one that was used.
    expect(await signInWith(codeOf(key, at(0)))).toBe("refused");
  });

  test("accepts a recovery code once, however it is typed, and tells its user by mail", async () => {
    const { recoveryCodes } = await switchOn(services, anna, NOW);
    const [code = ""] = recoveryCodes;
    expect(await signInWith("7k2p-x9qd-0000-0000")).toBe("refused");
    expect(await signInWith(` ${code.toUpperCase().replaceAll("-", " ")} `)).toBe("signed-in");
    expect(await signInWith(code)).toBe("refused");
    expect(await readSecondStep(auth, anna)).toMatchObject({ codesLeft: 9 });
    await expect
      .poll(() => services.sent.map(({ subject }) => subject))
      .toEqual(["Inloggen in twee stappen staat aan", "Er is ingelogd met een herstelcode"]);
  });

  test("accepts a recovery code with characters that word processors add to it", async () => {
    const { recoveryCodes } = await switchOn(services, anna, NOW);
    const [first = "", second = ""] = recoveryCodes;
    expect(await signInWith(first.replaceAll("-", "\u2011"))).toBe("signed-in");
    expect(await signInWith(`\u200b${second.replaceAll("-", "\u2013")}\ufeff`)).toBe("signed-in");
  });

  test("gives new recovery codes for the password and a code, forgets the old ones and tells its user by mail", async () => {
    const { key, recoveryCodes } = await switchOn(services, anna, NOW);
    const renew = (code: string, password = PASSWORD) =>
      changeSecondStep(services, anna, { do: "renew", password, code }, NOW);
    expect(await renew(codeOf(key, NOW), "wrong horse battery")).toEqual({
      errors: { form: "renew", password: "wrong" },
    });
    for (const code of ["", "000000"]) {
      expect(await renew(code)).toEqual({ errors: { form: "renew", code: "usedCode" } });
    }
    const renewed = await renew(codeOf(key, NOW));
    if (!("codes" in renewed)) throw new Error("There are no new codes");
    expect(await renew(codeOf(key, NOW))).toEqual({ errors: { form: "renew", code: "usedCode" } });
    expect(await signInWith(recoveryCodes[0] ?? "")).toBe("refused");
    expect(await signInWith(renewed.codes[0] ?? "")).toBe("signed-in");
    expect(await auditEntries()).toEqual(["user.two-step-on", "user.recovery-codes"]);
    await expect.poll(() => services.sent.map(({ subject }) => subject)).toContain("Je hebt nieuwe herstelcodes");
  });

  test.each(["renew", "off"])(
    "does nothing (%s) for an hour for who knows the password and guesses the code",
    async (form) => {
      const { key } = await switchOn(services, anna, NOW);
      const by = accountServices(db, authOn(db, { isLimited: true }));
      const change = (code: string) => changeSecondStep(by, anna, { do: form, password: PASSWORD, code }, new Date());
      const refusal = (code: SecondStepErrors["code"]) => ({ errors: { form, code } });
      for (let tries = 0; tries < 10; tries += 1) expect(await change("000000")).toEqual(refusal("usedCode"));
      vi.setSystemTime(at(119));
      expect(await change(codeOf(key, at(119)))).toEqual({ ...refusal("limitedCode"), retryAfter: 30 });
      expect(nl.twoStep.problems.limitedCode).toContain("over een uur");
      vi.setSystemTime(at(120));
      expect(await change(codeOf(key, at(120)))).not.toHaveProperty("errors");
    },
  );

  test("starts again with the password after five wrong codes, or ten minutes", async () => {
    const { key } = await switchOn(services, anna, NOW);
    const headers = await half();
    for (let tries = 1; tries < 5; tries += 1) expect((await finish(headers, "000000")).outcome).toBe("refused");
    expect((await finish(headers, "000000")).outcome).toBe("over");
    expect((await finish(headers, codeOf(key, NOW))).outcome).toBe("over");
    const late = new Date(NOW.getTime() + 600_000);
    expect((await finish(await half(), codeOf(key, late), late)).outcome).toBe("over");
    expect((await finish(new Headers(), codeOf(key, NOW))).outcome).toBe("over");
  });

  test("checks ten codes an hour per user, wherever they come from", async () => {
    const { key } = await switchOn(services, anna, NOW);
    const limited = authOn(db, { isLimited: true });
    const by = accountServices(db, limited);
    for (let tries = 0; tries < 10; tries += 1) {
      const sender = { address: `192.0.2.${tries}`, headers: await half(auth) };
      const { outcome } = await signInWithCode(by, { code: "000000", language: "nl" }, sender, NOW);
      expect(outcome).toBe("refused");
    }
    expect((await finish(await half(auth), codeOf(key, NOW), NOW, by)).outcome).toBe("limited");
  });

  test("is told to the log, whether it works or not, by the id of the account", async () => {
    const { key, recoveryCodes } = await switchOn(services, anna, NOW);
    const lines: string[] = [];
    const by = accountServices(db, authOn(db, { log: pino({}, { write: (line) => void lines.push(line) }) }));
    const headers = await half();
    for (let tries = 1; tries <= 5; tries += 1) await finish(headers, "000000", NOW, by);
    await finish(await half(), codeOf(key, NOW), NOW, by);
    await finish(await half(), recoveryCodes[0] ?? "", NOW, by);
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "sign-in");
    const refused = { level: 40, user: anna.id, step: "code", outcome: "refused" };
    expect(said).toMatchObject([
      ...Array.from({ length: 4 }, () => refused),
      { ...refused, outcome: "over" },
      { level: 30, user: anna.id, step: "app", outcome: "signed-in" },
      { level: 30, user: anna.id, step: "recovery", outcome: "signed-in" },
    ]);
  });

  test("stores neither key nor codes in the clear", async () => {
    const { key, recoveryCodes } = await switchOn(services, anna, NOW);
    const rows = JSON.stringify([
      await db.selectFrom("second_steps").selectAll().execute(),
      await db.selectFrom("recovery_codes").selectAll().execute(),
    ]);
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(rows).not.toContain(secret);
    }
  });

  test("takes only recovery codes when SESSION_SECRET has changed", async () => {
    const { key, recoveryCodes } = await switchOn(services, anna, NOW);
    const other = authOn(db, { secret: "another-secret-of-32-characters!" });
    const by = accountServices(db, other);
    expect((await finish(await half(other), codeOf(key, NOW), NOW, by)).outcome).toBe("refused");
    expect((await finish(await half(other), recoveryCodes[0] ?? "", NOW, by)).outcome).toBe("signed-in");
  });

  test("is switched off with the password and a code, and not with one of them", async () => {
    const { key } = await switchOn(services, anna, NOW);
    const off = (fields: { password: string; code: string }) =>
      changeSecondStep(services, anna, { do: "off", ...fields }, NOW);
    expect(await off({ password: "wrong horse battery", code: codeOf(key, NOW) })).toEqual({
      errors: { form: "off", password: "wrong" },
    });
    expect(await off({ password: PASSWORD, code: "000000" })).toEqual({ errors: { form: "off", code: "usedCode" } });
    expect((await begin()).outcome).toBe("second-step");
    expect(await off({ password: PASSWORD, code: codeOf(key, NOW) })).toEqual({ outcome: "off" });
    expect((await begin()).outcome).toBe("signed-in");
    expect(await auditEntries()).toEqual(["user.two-step-on", "user.two-step-off"]);
  });

  test("cannot be begun anew while it is on: its key stays", async () => {
    const { key } = await switchOn(services, anna, NOW);
    await changeSecondStep(services, anna, { do: "begin", password: PASSWORD }, NOW);
    await changeSecondStep(services, anna, { do: "cancel" }, NOW);
    expect(await signInWith(codeOf(key, NOW))).toBe("signed-in");
  });
});

describeOnEachDatabase("the second step, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  test("accepts a code once, even if it is sent twice at the same moment", async () => {
    const { key } = await switchOn(services, anna, NOW);
    expect(await signInWith(codeOf(key, NOW))).toBe("signed-in");
    expect(await signInWith(codeOf(key, NOW))).toBe("refused");
    const [one, other] = [await half(), await half()];
    const next = codeOf(key, at(1));
    const outcomes = await Promise.all([finish(one, next, at(1)), finish(other, next, at(1))]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["refused", "signed-in"]);
  });

  test("stays on if it is cancelled in another window while being confirmed", async () => {
    const there = accountServices(db, authOn(openAgain(db)));
    await readSecondStep(there.auth, anna);
    let cancelled: ReturnType<typeof changeSecondStep> | undefined;
    const enqueue = services.outbox.enqueue.bind(services.outbox);
    vi.spyOn(services.outbox, "enqueue").mockImplementationOnce(async (...asked) => {
      cancelled = changeSecondStep(there, anna, { do: "cancel" }, NOW);
      expect(await readSecondStep(there.auth, anna)).toMatchObject({ state: "pending" });
      if (isPostgres(db)) await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
      return enqueue(...asked);
    });
    const { key } = await switchOn(services, anna, NOW);
    expect(await cancelled).toEqual({ outcome: null });
    expect(await signInWith(codeOf(key, NOW))).toBe("signed-in");
  });
});
