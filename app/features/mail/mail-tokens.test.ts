import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { SECRET } from "../../../tests/support/services";
import { TokenPeer } from "../../../tests/support/token-peer";
import { MailTokens } from "./mail-tokens.server";
import { readConnection } from "./mailbox/mailbox-store.server";

const MINUTE = 60_000;

describeOnEachDatabase("access tokens for mail servers", (openFresh) => {
  let db: Db;
  let peer: TokenPeer;
  let now: number;
  beforeEach(async () => {
    db = await openFresh();
    now = Date.parse("2026-11-28T09:00:00Z");
    peer = await TokenPeer.start("hallo@weef.example");
    onTestFinished(() => peer.stop());
  });

  const open = (refreshToken = "refresh-1", secret = SECRET) =>
    new MailTokens({ db, secret, now: () => now, client: { tokenUrl: peer.url, ...peer.client, refreshToken } });
  const sentTokens = () => peer.asked.map(({ refresh_token }) => refresh_token);

  it("are asked for once, and again shortly before their end or when a mail server refuses them", async () => {
    const tokens = open();
    const both = await Promise.all([tokens.get(), tokens.get()]);
    expect(both.map(({ value }) => value)).toEqual(["access-1", "access-1"]);
    now += 58 * MINUTE;
    expect(await tokens.get()).toMatchObject({ value: "access-1", until: now + MINUTE });
    now += MINUTE;
    expect(await tokens.get()).toMatchObject({ value: "access-2" });
    expect(await tokens.get(true)).toMatchObject({ value: "access-3" });
    expect(peer.asked).toHaveLength(3);
  });

  it("come of the latest refresh token, also after a restart, until another one is configured", async () => {
    peer.rotates = true;
    await open().get();
    await open().get();
    expect(sentTokens()).toEqual(["refresh-1", "refresh-2"]);
    expect((await readConnection(db)).refresh_token).not.toContain("refresh");
    peer.refreshTokens.add("refresh-new");
    await open("refresh-new").get();
    await open("refresh-new").get();
    expect(sentTokens().slice(2)).toEqual(["refresh-new", "refresh-4"]);
  });

  it("come of the configured one when the kept one is refused, or was sealed with another secret", async () => {
    peer.rotates = true;
    await open().get();
    peer.refreshTokens.delete("refresh-2");
    peer.refreshTokens.add("refresh-1");
    expect(await open().get()).toMatchObject({ value: "access-2" });
    peer.refreshTokens.add("refresh-1");
    await open("refresh-1", `${SECRET}-another`).get();
    expect(sentTokens()).toEqual(["refresh-1", "refresh-2", "refresh-1", "refresh-1"]);
  });

  it("are not asked for again and again with a refused refresh token", async () => {
    peer.refreshTokens.clear();
    const tokens = open();
    const refused = { isRefused: true, message: "The token address refuses authentication (invalid_grant)" };
    await expect(tokens.get()).rejects.toMatchObject(refused);
    await expect(tokens.get()).rejects.toMatchObject(refused);
    expect(peer.asked).toHaveLength(1);
    now += 5 * MINUTE;
    peer.refreshTokens.add("refresh-1");
    expect(await tokens.get()).toMatchObject({ value: "access-1" });
  });

  it.each([
    ["its server is out of order", { status: 503, body: {} }, "503"],
    ["it limits our rate", { status: 429, body: { error: "slow_down" } }, "slow_down"],
    ["it answers something else", { status: 200, body: { access_token: "two words" } }, "200"],
  ])("are asked for again at once after %s", async (_what, trouble, code) => {
    peer.trouble = trouble;
    const tokens = open();
    await expect(tokens.get()).rejects.toMatchObject({
      isRefused: false,
      message: `The token address cannot be used (${code})`,
    });
    peer.trouble = null;
    expect(await tokens.get()).toMatchObject({ value: "access-1" });
  });

  it("are missed without harm while the token address cannot be reached", async () => {
    const tokens = open();
    await peer.stop();
    await expect(tokens.get()).rejects.toMatchObject({ isRefused: false, message: expect.stringMatching("ECONN") });
  });
});
