import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Db, isPostgres } from "~/lib/db/database.server";
import { accountServices, addUser, authOn, codeOf, switchOn } from "../../../../tests/support/accounts";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import "../../../../tests/support/mails-loaded";
import { changePassword } from "../account/account.server";
import { checkPassword, hashPassword } from "../passwords/password.server";
import { askForReset, resetPassword } from "../passwords/reset-password.server";
import type { AccountUser } from "../two-factor/enrol.server";
import { signInWithCode } from "../two-factor/verify.server";
import { signIn } from "./sign-in.server";
import { replacePassword } from "./sign-in-store.server";

const NOW = new Date("2026-11-21T10:00:05Z");
const EMAIL = "anna@weef.example";
const OLD = "correct horse battery";

describeOnEachDatabase("a change of password", (openFresh) => {
  let db: Db;
  let services: ReturnType<typeof accountServices>;
  let anna: AccountUser;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    db = await openFresh();
    services = accountServices(db, authOn(db));
    anna = await addUser(services.auth, { email: EMAIL, role: "owner", password: OLD }, NOW);
    return () => vi.useRealTimers();
  });

  const enter = (headers = new Headers()) =>
    signIn(services.auth, { email: EMAIL, password: OLD }, { address: "192.0.2.1", headers });
  const change = (present: string, password: string, by = services) =>
    changePassword(by, anna, { present, password, sessionId: "of-this-browser" }, NOW);
  const hasher = async () => (await services.auth.betterAuth.$context).password;
  /** Runs `act` once the old password has been checked, before anything is done about it. */
  async function onceChecked(act: () => Promise<unknown>): Promise<void> {
    const checker = await hasher();
    const verify = checker.verify.bind(checker);
    vi.spyOn(checker, "verify").mockImplementationOnce(async (tried) => {
      const isRight = await verify(tried);
      await act();
      return isRight;
    });
  }
  const leftBehind = async () => [
    ...(await db.selectFrom("session").select("id").execute()),
    ...(await db.selectFrom("user_links").select("purpose").execute()),
  ];

  test("during a sign-in whose password has been checked makes it fail", async () => {
    await onceChecked(() => change(OLD, "another correct horse"));
    expect(await enter()).toEqual({ outcome: "refused" });
    expect(await leftBehind()).toEqual([]);
  });

  test("during a sign-in that would go on to the code makes it fail", async () => {
    await switchOn(services, anna, NOW);
    await onceChecked(() => change(OLD, "another correct horse"));
    expect(await enter()).toEqual({ outcome: "refused" });
    expect(await leftBehind()).toEqual([]);
  });

  test("during a sign-in whose code was right makes it start again", async () => {
    const { key } = await switchOn(services, anna, NOW);
    const half = await enter();
    if (half.outcome !== "second-step") throw new Error(`The outcome was ${half.outcome}`);
    const { codesByUser } = services.auth.limits;
    vi.spyOn(codesByUser, "forget").mockImplementationOnce(() => change(OLD, "another correct horse").then(() => {}));
    const headers = new Headers({ Cookie: half.headers.get("Set-Cookie")?.split(";")[0] ?? "" });
    const done = await signInWithCode(
      services,
      { code: codeOf(key, NOW), language: "nl" },
      { address: "192.0.2.1", headers },
      NOW,
    );
    expect(done.outcome).toBe("over");
    expect(await leftBehind()).toEqual([]);
  });

  describe("that competes with another", () => {
    /** Runs `act` once another password has been hashed, before it is stored. */
    async function onceHashed(act: () => Promise<unknown>): Promise<void> {
      const maker = await hasher();
      const hash = maker.hash.bind(maker);
      vi.spyOn(maker, "hash").mockImplementationOnce(async (password) => {
        const made = await hash(password);
        await act();
        return made;
      });
    }
    const linksMailed = () => services.sent.flatMap(({ text }) => /\/admin\/reset\/([\w-]{43})/.exec(text)?.[1] ?? []);
    /**
     * Waits for the link, which is made after the answer: if made too late, it would survive the change that the test
     * makes.
     */
    async function resetLink(): Promise<string> {
      const before = linksMailed().length;
      await askForReset(services, { email: EMAIL, address: "192.0.2.1", language: "nl" }, NOW);
      await expect.poll(() => linksMailed().length).toBe(before + 1);
      return linksMailed().at(-1) ?? "";
    }
    const reset = (token: string, password: string, by = services) =>
      resetPassword(by, { token, password, language: "nl", address: "192.0.2.1" }, NOW);
    const isPassword = async (password: string) =>
      (await checkPassword(services.auth, { email: EMAIL }, password)) !== null;

    test("does nothing after a reset: it was confirmed with the old password", async () => {
      const token = await resetLink();
      await onceHashed(() => reset(token, "by way of the mail"));
      expect(await change(OLD, "by way of the desk")).toBe("wrong");
      expect(await isPassword("by way of the mail")).toBe(true);
    });

    test("does nothing after a change in another window", async () => {
      await onceHashed(() => change(OLD, "in the other window"));
      expect(await change(OLD, "in this window")).toBe("wrong");
      expect(await isPassword("in the other window")).toBe(true);
    });

    test("is not undone by a reset that began before it", async () => {
      const token = await resetLink();
      await onceHashed(() => change(OLD, "by way of the desk"));
      expect(await reset(token, "by way of the mail")).toBeNull();
      expect(await isPassword("by way of the desk")).toBe(true);
    });

    test("succeeds once when several happen at a time, and leaves one password and no link", async () => {
      const [first, second] = [await resetLink(), await resetLink()];
      const there = accountServices(openAgain(db), authOn(openAgain(db)));
      const outcomes = await Promise.all([
        reset(first, "by the first mail"),
        reset(second, "by the second mail", there),
        change(OLD, "by way of the desk"),
        change(OLD, "in the other window", there),
      ]);
      expect(outcomes.filter((outcome) => outcome === EMAIL || outcome === "changed")).toHaveLength(1);
      expect(await db.selectFrom("account").select("id").execute()).toHaveLength(1);
      expect(await leftBehind()).toEqual([]);
    });
  });

  test("prevents a link that was asked for before it but not made yet", async () => {
    const begin = db.transaction.bind(db);
    const making = Promise.withResolvers<unknown>();
    vi.spyOn(db, "transaction").mockImplementationOnce(() => {
      const transaction = begin();
      vi.spyOn(transaction, "execute").mockImplementationOnce(async (work) => {
        await change(OLD, "another correct horse");
        const made = begin().execute(work);
        making.resolve(made);
        return made;
      });
      return transaction;
    });
    await askForReset(services, { email: EMAIL, address: "192.0.2.1", language: "nl" }, NOW);
    expect(await making.promise).toBeNull();
    expect(await leftBehind()).toEqual([]);
  });

  test("is waited for while it is not done: a session started meanwhile ends with it", async () => {
    const other = openAgain(db);
    const { api } = services.auth.betterAuth;
    const startSession = api.startSession.bind(api);
    const passwordHash = await hashPassword(services.auth, "another correct horse");
    const [isReplaced, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = other.transaction().execute(async (tx) => {
      await replacePassword(tx, { userId: anna.id, passwordHash, now: NOW });
      isReplaced.resolve();
      await mayEnd.promise;
    });
    await isReplaced.promise;
    vi.spyOn(api, "startSession").mockImplementationOnce((...asked) => {
      const started = startSession(...asked);
      // SQLite writes nothing until the change is done. PostgreSQL does, and only then is there a session to end.
      void (isPostgres(db) ? started.finally(mayEnd.resolve) : mayEnd.resolve());
      return started;
    });
    expect(await enter()).toEqual({ outcome: "refused" });
    await changing;
    expect(await leftBehind()).toEqual([]);
  });
});
