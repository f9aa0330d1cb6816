import { expect, it } from "vitest";
import { internet } from "~/lib/http/internet.server";
import { peekCertificate } from "./peek-certificate.server";

it("waits no longer for a name than its signal says", async () => {
  const stop = new AbortController();
  const resolve = () => Promise.withResolvers<string[]>().promise;
  const reach = { allowedHosts: new Set<string>(), internet: { ...internet, resolve } };
  const host = { hostname: "traag.example", port: 443 };
  const peek = peekCertificate(host, reach, { now: new Date(), signal: stop.signal });
  stop.abort(new Error("gone"));
  await expect(peek).rejects.toThrow("gone");
});
