import { createMiddleware } from "hono/factory";

/** Should a browser show it as a document after all, nothing in it runs or loads, and no page can frame it. */
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A worker is bound by the policy its script came with, and the desk's worker requests pages of the desk. */
const SCRIPT = `${NO_DOCUMENT}; script-src 'self'; connect-src 'self'; img-src 'self'`;

/** Names that browsers know. */
const DEVICE = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];
const PERMISSIONS = DEVICE.map((name) => `${name}=()`).join(", ");

/** An answer that could be about a person, and does not say whether it may be cached, may not be. */
export const guardAnswers = createMiddleware(async (c, next) => {
  await next();
  // `c.header` would turn every answer into a stream.
  const { headers, status } = c.res;
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) headers.set("Permissions-Policy", PERMISSIONS);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policyOf(type));
  if (!headers.has("Cache-Control") && (status >= 300 || !isReading(c.req.method)))
    headers.set("Cache-Control", "no-store");
});

function policyOf(type: string): string {
  return /^(text|application)\/javascript/.test(type) ? SCRIPT : NO_DOCUMENT;
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
