import { createMiddleware } from "hono/factory";

/** Of what is no document: should a browser show it as one after all, nothing in it runs or loads, and nobody frames it. */
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A script that runs as a worker goes by the policy it came with, and the desk's asks for pages of the desk. */
const SCRIPT = `${NO_DOCUMENT}; script-src 'self'; connect-src 'self'; img-src 'self'`;

/** What no page of ours asks of a visitor's device, nor a frame or script in it. Only names that browsers know. */
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

/**
 * Gives every answer that has none a policy of its kind: documents may use nothing of the device, everything else is no
 * document. What says nothing of being kept, and could be about somebody, is not.
 */
export const guardAnswers = createMiddleware(async (c, next) => {
  await next();
  // Not by `c.header`, which makes a stream of every answer.
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
