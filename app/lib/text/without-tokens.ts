/** 32 bytes as base64url, as `makeToken` and `linkToken` give them. */
const TOKEN = /\/[\w-]{43}(?=\/|\.|$)/g;

/** Anybody who has a token can use it. */
export function withoutTokens(path: string): string {
  return path.replace(TOKEN, "/:token");
}
