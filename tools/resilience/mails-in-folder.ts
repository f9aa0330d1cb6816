import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import type { Product } from "../../tests/support/product.ts";
import type { Arrival } from "./letterbox.ts";

/** The mails that a product without a mail server has written. Sending a mail again overwrites its file. */
export async function mailsInFolder({ dataDir }: Product): Promise<Arrival[]> {
  const folder = path.join(dataDir, "mail");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return await Promise.all(
    names.map(async (name) => {
      const { messageId = "", to, replyTo } = await PostalMime.parse(await readFile(path.join(folder, name)));
      return { messageId, to: to?.[0]?.address ?? "", replyTo: replyTo?.[0]?.address, kills: 0 };
    }),
  );
}
