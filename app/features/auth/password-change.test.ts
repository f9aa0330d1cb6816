import { beforeEach, expect, test, vi } from "vitest";
import { type Db, isPostgres } from "~/lib/db/database.server";
import { accountServices, addUser, authOn, codeOf, switchOn } from "../../../tests/support/accounts";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import "../../../tests/support/mails-loaded";
import { changePassword } from "./account.server";
import { hashPassword } from "./password.server";
import type { AccountUser } from "./second-step/enrol.server";
import { signInWithCode } from "./second-step/verify.server";
import { signIn } from "./sign-in.server";
import { replacePassword } from "./store.server";

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
  /** Has `act` done once the old password has been found right, before anything comes of that. */
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

  test("is met by a sign-in whose password has been checked, which then leads nowhere", async () => {
    await onceChecked(() => change(OLD, "another correct horse"));
    expect(await enter()).toEqual({ outcome: "refused" });
    expect(await leftBehind()).toEqual([]);
  });

  test("is met by one that would go on with a code, which then leads nowhere", async () => {
    await switchOn(services, anna, NOW);
    await onceChecked(() => change(OLD, "another correct horse"));
    expect(await enter()).toEqual({ outcome: "refused" });
    expect(await leftBehind()).toEqual([]);
  });

  test("is met by one whose code was right, which then begins anew", async () => {
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

  test("is waited for where it is not yet done: a session that is made meanwhile ends with it", async () => {
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
    vi.spyOn(api, "startSession").mockImplementationOnce(((...asked: Parameters<typeof startSession>) => {
      const started = startSession(...asked);
      // SQLite writes nothing before the change is done; PostgreSQL does, and only then is there a session to end.
      void (isPostgres(db) ? started.finally(mayEnd.resolve) : mayEnd.resolve());
      return started;
    }) as typeof startSession);
    expect(await enter()).toEqual({ outcome: "refused" });
    await changing;
    expect(await leftBehind()).toEqual([]);
  });
});
