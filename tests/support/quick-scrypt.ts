import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

// Loaded before a worker of the unit tests (`node --import`). Passwords are hashed as usual, but in a thousandth of the
// time: better-auth takes a tenth of a second on purpose, which was a fifth of all the work of these tests. The
// journeys sign in at full strength.
const { scrypt } = crypto;
type Done = (error: Error | null, key: Buffer) => void;

crypto.scrypt = ((password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt;
syncBuiltinESMExports();
