import { expect, it } from "vitest";
import * as z from "zod/mini";
import { HONEYPOT } from "~/components/forms/suspect";
import { configuratorRequestSchema } from "~/features/configurator/configurator-request";
import { openApiDocument } from "./openapi-document.server";

const SITE = "https://weef.example";

it("gives the session cookie the name that browsers get, over https and without", () => {
  const cookieAt = (siteUrl: string) => openApiDocument(siteUrl).components.securitySchemes.session.name;
  expect(cookieAt(SITE)).toBe("__Host-weef.session_token");
  expect(cookieAt("http://localhost:3000")).toBe("weef.session_token");
});

it("describes every field that the form sends", () => {
  const { content } = openApiDocument(SITE).paths["/api/offer-requests"].post.requestBody;
  const form = content["application/x-www-form-urlencoded"]?.schema.properties ?? {};
  expect(Object.keys(form)).toEqual(
    expect.arrayContaining(["name", "email", "phone", "service", "source", "page", HONEYPOT]),
  );
});

it("describes what decides which moments are free", () => {
  const { parameters = [] } = openApiDocument(SITE).paths["/api/appointments/slots"].get;
  const names = (parameters as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(["from", "language", "kind", "place", "town", "project"]);
});

it("documents the response to other methods", () => {
  const { paths } = openApiDocument(SITE);
  const calls = [
    paths["/api/offer-requests"].post,
    paths["/api/offer-requests"].get,
    paths["/functions/send-auto-response"].post,
  ];
  for (const { responses } of calls) expect(Object.keys(responses)).toContain("405");
});

it.each(["/api/offer-requests", "/api/configurator-requests", "/api/newsletter", "/api/appointments"] as const)(
  "says of %s that a plain form which is refused gets the page again",
  (path) => {
    const responses: Record<number, { content?: object }> = openApiDocument(SITE).paths[path].post.responses;
    const typesOf = (status: number) => Object.keys(responses[status]?.content ?? {});
    for (const status of [422, 429, 503]) expect(typesOf(status)).toEqual(["application/json", "text/html"]);
    for (const status of [400, 413]) expect(typesOf(status)).toEqual(["application/json"]);
  },
);

it("requires no more for a configuration than the call does", () => {
  const { content } = openApiDocument(SITE).paths["/api/configurator-requests"].post.requestBody;
  expect(content["application/json"]?.schema.required).toEqual(["name", "email"]);
  expect(z.safeParse(configuratorRequestSchema, { name: "Jan", email: "jan@smit.example" }).success).toBe(true);
});

it("refers to no schema that it does not have", () => {
  const document = openApiDocument(SITE);
  const referred = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const names = new Set([...referred].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(5);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...names]));
});
