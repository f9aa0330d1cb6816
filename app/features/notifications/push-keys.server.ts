import { generateKeyPairSync } from "node:crypto";
import { type Db, lockKey } from "~/lib/db/database.server";
import type { PushKeysRow } from "~/lib/db/tables/push-tables";
import { findKeys, insertKeysOnce } from "./push-store.server";

/** base64url: the public key as an uncompressed point, the private one as its scalar. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** VAPID, RFC 8292. Stored and shared: with other keys every device would have to subscribe again. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const known = (await findKeys(db)) ?? (await makeKeys(db));
  return { publicKey: known.public_key, privateKey: known.private_key };
}

async function makeKeys(db: Db): Promise<PushKeysRow> {
  return await db.transaction().execute(async (tx) => {
    await lockKey(tx, "push-keys");
    await insertKeysOnce(tx, newKeys());
    const kept = await findKeys(tx);
    if (!kept) throw new Error("The keys of push messages were neither kept nor there already");
    return kept;
  });
}

function newKeys(): PushKeysRow {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return {
    id: "vapid",
    public_key: point.toString("base64url"),
    private_key: d,
    created_at: new Date().toISOString(),
  };
}
