import { beforeEach, expect, it, vi } from "vitest";
import { databasePlace, describeOnEachDatabase } from "../../tests/support/databases";
import { freshFolder } from "../../tests/support/fresh-folder";
import { storeMailServer } from "../../tests/support/mail-servers";
import { listOpenItems } from "./list-open-items";

let said: string[];
beforeEach(() => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
});

it("lists what is open, and fails as long as something is", async () => {
  vi.stubEnv("DATA_DIR", await freshFolder());
  expect(await listOpenItems()).toBe(1);
  expect(said.join("\n")).toContain("SITE_URL\n    Not a public https address yet: http://localhost:3000");
});

it("says in words that the database was not read, and lists what it can", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  expect(await listOpenItems()).toBe(1);
  expect(said[0]).toMatch(/^The database was not read \(.+\)\. What was entered at the desk is missing here\./);
  expect(said.join("\n")).toContain("SITE_URL\n");
});

describeOnEachDatabase("what is left before the site opens", (openFresh) => {
  it("counts the mail server that was entered at the desk", async () => {
    const db = await openFresh();
    const { dataDir, databaseUrl } = databasePlace(db);
    vi.stubEnv("DATA_DIR", dataDir || (await freshFolder()));
    vi.stubEnv("DATABASE_URL", databaseUrl ?? "");
    await listOpenItems();
    expect(said.filter((line) => line.includes("/admin/settings/mail"))).toHaveLength(2);
    said = [];
    await storeMailServer(db, "smtps://hallo%40weef.nl:geheim@smtp.weef.nl:465", { sender: "Weef <hallo@weef.nl>" });
    await listOpenItems();
    expect(said.filter((line) => line.includes("/admin/settings/mail"))).toEqual([]);
  });
});
