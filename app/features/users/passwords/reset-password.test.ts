import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { accountServices, addUser, authOn, switchOn } from "../../../../tests/support/accounts";
import { openFresh } from "../../../../tests/support/databases";
import { signIn } from "../sign-in/sign-in.server";
import { replacePassword } from "../sign-in/sign-in-store.server";
import { askForReset, resetEmail, resetPassword } from "./reset-password.server";

const NOW = new Date("2026-11-21T10:00:00Z");

const EMAIL = "anna@weef.example";

describe("choosing another password by mail", () => {
  let db: Db;
  let services: ReturnType<typeof accountServices>;
  beforeEach(async () => {
    db = await openFresh();
    services = accountServices(db, authOn(db), () => NOW);
  });

  const ask = (email: string) => askForReset(services, { email, address: "192.0.2.1", language: "nl" }, NOW);
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const reset = (token: string, now = NOW, by = services) =>
    resetPassword(by, { token, password: "another correct horse", language: "nl", address: "192.0.2.1" }, now);
  const signInWith = (password: string) =>
    signIn(services.auth, { email: EMAIL, password }, { address: "192.0.2.1", headers: new Headers() });
  async function mailedToken(): Promise<string> {
    await expect.poll(() => services.sent.length).toBe(1);
    return /\/admin\/reset\/([\w-]{43})/.exec(services.sent[0]?.text ?? "")?.[1] ?? "";
  }

  test("gets the same answer for unknown addresses as for known ones, and mails nobody", async () => {
    await addUser(services.auth, { email: EMAIL, role: "staff" }, NOW);
    expect(await ask("nobody@weef.example")).toEqual({ outcome: "asked" });
    expect(await ask(` ${EMAIL.toUpperCase()}`)).toEqual({ outcome: "asked" });
    await mailedToken();
    expect(services.sent.map(({ recipient }) => recipient)).toEqual([EMAIL]);
  });

  test("finds an account by its address however it is typed, and none for what is not an address", async () => {
    const logged = vi.spyOn(services.auth.log, "error");
    await addUser(services.auth, { email: "ivan@xn--e1afmkfd.xn--p1ai", role: "staff" }, NOW);
    expect(await ask("ivan@\u0000")).toEqual({ outcome: "asked" });
    await ask("ivan@пример.рф");
    await mailedToken();
    expect(services.sent.map(({ recipient }) => recipient)).toEqual(["ivan@xn--e1afmkfd.xn--p1ai"]);
    expect(logged).not.toHaveBeenCalled();
  });

  test("does nothing for the account before the answer, so that its time reveals nothing", async () => {
    await addUser(services.auth, { email: EMAIL, role: "staff" }, NOW);
    const transaction = vi.spyOn(db, "transaction");
    const blocked = Promise.withResolvers<never>();
    transaction.mockImplementation(() => ({ execute: () => blocked.promise }) as never);
    expect(await ask(EMAIL)).toEqual({ outcome: "asked" });
    await expect.poll(() => transaction.mock.calls.length).toBe(1);
  });

  test("works once and within an hour, ends all sessions, and leaves no token behind", async () => {
    await addUser(services.auth, { email: EMAIL, role: "staff", password: "an old password" }, NOW);
    await signInWith("an old password");
    await ask(EMAIL);
    const token = await mailedToken();
    expect(await resetEmail(services.auth, token, later(59))).toBe(EMAIL);
    expect(await reset(token, later(60))).toBeNull();
    const outcomes = await Promise.all([reset(token), reset(token)]);
    expect(outcomes.filter((outcome) => outcome === EMAIL)).toHaveLength(1);
    expect(await reset(token)).toBeNull();
    expect(await db.selectFrom("session").select("id").execute()).toEqual([]);
    expect((await signInWith("an old password")).outcome).toBe("refused");
    expect((await signInWith("another correct horse")).outcome).toBe("signed-in");
    await expect.poll(() => services.sent.at(-1)?.subject).toBe("Je wachtwoord is gewijzigd");
    await expect
      .poll(async () => JSON.stringify(await db.selectFrom("outbox").selectAll().execute()))
      .not.toContain(token);
  });

  test("is impossible once the password was changed in another way", async () => {
    const anna = await addUser(services.auth, { email: EMAIL, role: "staff" }, NOW);
    await ask(EMAIL);
    const token = await mailedToken();
    const change = { userId: anna.id, passwordHash: "hash", now: NOW };
    await db.transaction().execute((tx) => replacePassword(tx, change));
    expect(await resetEmail(services.auth, token, NOW)).toBeNull();
  });

  test("does not bypass the second step", async () => {
    const anna = await addUser(services.auth, { email: EMAIL, role: "staff" }, NOW);
    await switchOn(
      accountServices(db, services.auth, () => NOW),
      anna,
      NOW,
    );
    await ask(EMAIL);
    await reset(await mailedToken());
    expect((await signInWith("another correct horse")).outcome).toBe("second-step");
  });

  test("lets in somebody who had failed too often with the old one, at this address and elsewhere", async () => {
    const auth = authOn(db, { isLimited: true });
    await addUser(auth, { email: EMAIL, role: "staff", password: "an old password" }, NOW);
    const tryFrom = async (address: string, password: string) =>
      (await signIn(auth, { email: EMAIL, password }, { address, headers: new Headers() })).outcome;
    const { password } = await auth.betterAuth.$context;
    const verify = vi.spyOn(password, "verify").mockResolvedValue(false);
    for (let tries = 0; tries < 45; tries += 1) await tryFrom(`192.0.2.${10 + tries}`, "forgotten");
    for (let tries = 0; tries < 5; tries += 1) expect(await tryFrom("192.0.2.1", "forgotten")).toBe("refused");
    verify.mockRestore();
    expect(await tryFrom("192.0.2.1", "an old password")).toBe("limited");
    await ask(EMAIL);
    expect(await reset(await mailedToken(), NOW, { ...services, auth })).toBe(EMAIL);
    expect(await tryFrom("192.0.2.1", "another correct horse")).toBe("signed-in");
  });

  test("can be asked for three times an hour per e-mail, known or not", async () => {
    const limited = { ...services, auth: authOn(db, { isLimited: true }) };
    for (const email of [EMAIL, "nobody@weef.example"]) {
      const ask = (address: string) => askForReset(limited, { email, address, language: "nl" }, NOW);
      for (let asked = 0; asked < 3; asked += 1) expect((await ask(`192.0.2.${asked}`)).outcome).toBe("asked");
      expect((await ask("192.0.2.9")).outcome).toBe("limited");
    }
  });
});
