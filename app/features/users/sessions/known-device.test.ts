import { beforeEach, describe, expect, test } from "vitest";
import { accountServices, addUser, authOn } from "../../../../tests/support/accounts";
import { openFresh } from "../../../../tests/support/databases";
import type { AccountUser } from "../two-factor/enrol.server";
import { recordDevice } from "./known-device.server";

const NOW = new Date("2026-11-21T10:00:00Z");
const DAY = 24 * 60 * 60_000;
const PHONE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";

describe("signing in on a device", () => {
  let services: ReturnType<typeof accountServices>;
  let anna: AccountUser;
  beforeEach(async () => {
    const db = await openFresh();
    services = accountServices(db, authOn(db), () => NOW);
    anna = await addUser(services.auth, { email: "anna@weef.example", role: "owner" }, new Date(NOW.getTime() - DAY));
  });

  /** Returns the cookie that the browser has afterwards. */
  async function signInFrom({ id }: AccountUser, cookie: string | null, now = NOW): Promise<string> {
    const headers = new Headers({ "User-Agent": PHONE, ...(cookie && { Cookie: cookie }) });
    const answer = new Headers();
    await recordDevice(services, { userId: id, headers, answer, language: "nl" }, now);
    return String(answer.getSetCookie()[0]).split(";")[0] ?? "";
  }
  const mails = () => services.auth.db.selectFrom("outbox").select(["template", "recipient"]).orderBy("id").execute();

  test("is reported by mail if the device is new, and says what device it is", async () => {
    const cookie = await signInFrom(anna, null);
    expect(cookie).toMatch(/^__Host-weef\.devices=[\w-]{43}$/);
    await expect
      .poll(() => services.sent.map(({ text }) => text))
      .toEqual([expect.stringContaining("Chrome op Android")]);
    expect(services.sent[0]).toMatchObject({
      recipient: "anna@weef.example",
      subject: expect.stringContaining("nieuw apparaat"),
    });
  });

  test("is not reported again, nor within a day of the creation of the account", async () => {
    const cookie = await signInFrom(anna, null);
    await signInFrom(anna, cookie);
    const bas = await addUser(services.auth, { email: "bas@weef.example", role: "staff" }, NOW);
    await signInFrom(bas, null, new Date(NOW.getTime() + DAY - 1));
    expect(await mails()).toEqual([{ template: "account-notice", recipient: "anna@weef.example" }]);
  });

  test("is reported to a colleague who uses the device for the first time; both are known from then on", async () => {
    const bas = await addUser(
      services.auth,
      { email: "bas@weef.example", role: "staff" },
      new Date(NOW.getTime() - DAY),
    );
    const both = await signInFrom(bas, await signInFrom(anna, null));
    await signInFrom(anna, both);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["anna@weef.example", "bas@weef.example"]);
  });

  test("is reported despite a made-up cookie", async () => {
    await signInFrom(anna, `__Host-weef.devices=${"a".repeat(43)}`);
    expect(await mails()).toHaveLength(1);
  });
});
