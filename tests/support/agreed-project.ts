import { randomUUID } from "node:crypto";
import { awaitMail } from "./mails-to.ts";
import { PlainPage } from "./plain-page.ts";
import type { Product } from "./product.ts";
import { openDatabase } from "./product-database.ts";
import { linkIn, sendQuote } from "./sent-quote.ts";

/** Agrees to a quote as a customer without JavaScript. Returns the path of the page of the project. */
export async function agreedProject(product: Product, email: string, customer_name = "R. Smit"): Promise<string> {
  await sendQuote(product, email, { planning: "site", customer_name });
  const quote = await new PlainPage(product).goto(linkIn(await awaitMail(product, email, /Je offerte van Weef/)));
  quote.check("terms").fill({ name: "R. Smit" });
  await quote.press("Akkoord met");
  const link = quote.root.querySelector('main a[href*="/project/"]')?.getAttribute("href");
  if (!link) throw new Error(`No project on ${quote.address}: ${quote.text("main")}`);
  return link;
}

/** Shows a first version, as the desk does. */
export function showVersion(product: Product, email: string, number = 1): void {
  using database = openDatabase(product);
  const { id } = database.prepare("select id from projects where email = ?").get(email) as { id: string };
  const now = new Date().toISOString();
  database
    .prepare("insert into project_versions (id, project_id, number, url, note, shown_at) values (?, ?, ?, ?, ?, ?)")
    .run(randomUUID(), id, number, "https://proef.example/", "Let op de foto’s.", now);
  database
    .prepare("update projects set state = 'showing', complete_at = coalesce(complete_at, ?) where id = ?")
    .run(now, id);
}
