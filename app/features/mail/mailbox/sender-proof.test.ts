import { expect, it } from "vitest";
import { provesSender } from "./sender-proof";

const proves = (results: string, address = "hallo@weef.example") => provesSender(results, address);

it.each([
  ["mx.google.com; spf=pass smtp.mailfrom=x; dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=weef.example"],
  [
    "spf=pass (sender IP is 1.2.3.4) smtp.mailfrom=weef.example; dkim=pass header.d=weef.example;dmarc=pass action=none",
  ],
  ["mx.weef.example;\tdkim=pass header.i=@weef.example header.s=s1; spf=none"],
  ["mx.weef.example; dkim=fail header.d=lijst.example; dkim = pass (2048-bit key) header.d = Weef.Example"],
])("takes the word of a mail server that the sender is genuine: %s", (results) => {
  expect(proves(results)).toBe(true);
});

it.each([
  ["mx.weef.example; spf=fail; dkim=none; dmarc=none"],
  ["mx.weef.example; spf=pass smtp.mailfrom=weef.example"],
  ["mx.weef.example; dkim=pass header.d=kwaad.example; dmarc=fail header.from=weef.example"],
  ["mx.weef.example; dkim=pass header.d=kwaad.example"],
  ["mx.weef.example; dkim=pass header.d=kwaadweef.example"],
  ["mx.weef.example; dmarc=pass header.from=kwaad.example"],
  ['mx.weef.example; dmarc=none; dkim=none reason="x; dmarc=pass"'],
  [
    'mx.weef.example; spf=fail (domain of "a); dmarc=pass ("@kwaad.example) smtp.mailfrom="; dmarc=pass ;"@kwaad.example',
  ],
  ["mx.weef.example; spf=none smtp.mailfrom=a;dmarc=pass;@kwaad.example; dmarc=none"],
  ["mx.weef.example; spf=none (as (it; dmarc=pass; says))"],
  ["mx.weef.example; none"],
  [""],
])("takes nothing else for that: %s", (results) => {
  expect(proves(results)).toBe(false);
});

it("knows a domain by the signature of the one that it belongs to", () => {
  expect(proves("mx.weef.example; dkim=pass header.d=weef.example", "anna@mail.weef.example")).toBe(true);
  expect(proves("mx.weef.example; dkim=pass header.d=mail.weef.example", "anna@weef.example")).toBe(false);
});
