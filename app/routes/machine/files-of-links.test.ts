import { RouterContextProvider } from "react-router";
import { afterAll, describe, expect, it } from "vitest";
import { insertQuote } from "~/features/quotes/quote-store.server";
import { type Db, openDatabase } from "~/lib/db/database.server";
import { hashOfToken } from "~/lib/token.server";
import { type Services, servicesContext } from "~/services.server";
import { openFresh } from "../../../tests/support/databases";
import { quoteRow } from "../../../tests/support/quotes";
import { mailingServices } from "../../../tests/support/services";
import { loader as calendar } from "./appointment-calendar";
import { loader as givenFile } from "./project-file";
import { loader as document } from "./quote-document";

type Loader = (args: { params: object; url: URL; context: RouterContextProvider }) => Promise<Response>;

const TOKEN = "t".repeat(43);
const FILES = [
  ["appointment", calendar as unknown as Loader, "/afspraak/beheer", "agenda.ics"],
  ["quote", document as unknown as Loader, "/offerte", "offerte.pdf"],
  ["project", givenFile as unknown as Loader, "/project", "files/none"],
] as const;

async function open(db: Db, loader: Loader, address: string, token = TOKEN) {
  const context = new RouterContextProvider();
  context.set(servicesContext, mailingServices(db) as unknown as Services);
  const { status, headers } = await loader({
    params: { token },
    url: new URL(address, "https://weef.example"),
    context,
  });
  return [status, headers.get("Location"), headers.get("Cache-Control")];
}

describe("the link of a file that is not there", () => {
  it.each(FILES)("redirects to the page of the %s, which says so", async (_of, loader, place, file) => {
    const db = await openFresh();
    for (const page of [`${place}/${TOKEN}`, `/en${place}/${TOKEN}`])
      expect(await open(db, loader, `${page}/${file}`)).toEqual([303, page, "no-store"]);
  });

  it("redirects nowhere else, whatever is in place of the token", async () => {
    const db = await openFresh();
    for (const [, loader, place, file] of FILES) {
      const [status, location] = await open(db, loader, `${place}/%E2%82%AC%0A/${file}`, "€\n");
      expect([status, location]).toEqual([303, `${place}/%E2%82%AC%0A`]);
    }
  });

  it("redirects to the page of a quote that was withdrawn", async () => {
    const db = await openFresh();
    await insertQuote(db, quoteRow({ state: "withdrawn", token_hash: hashOfToken(TOKEN) }));
    const [, loader, place, file] = FILES[1];
    expect(await open(db, loader, `${place}/${TOKEN}/${file}`)).toEqual([303, `${place}/${TOKEN}`, "no-store"]);
  });
});

describe("without its database", () => {
  // Nothing listens on this port.
  const db = openDatabase({ dataDir: "", databaseUrl: "postgres://weef@127.0.0.1:1/weef" });
  afterAll(() => db.destroy());

  it.each(FILES)("the file redirects to the page of the %s, which says so", async (_of, loader, place, file) => {
    expect((await open(db, loader, `${place}/${TOKEN}/${file}`)).slice(0, 2)).toEqual([303, `${place}/${TOKEN}`]);
  });
});
