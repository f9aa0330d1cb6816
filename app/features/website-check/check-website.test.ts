import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPublicAddress } from "~/lib/http/public-address.server";
import { CONNECTION_SITES, FOUND_SITES } from "../../../tests/support/check-sites/bad-sites";
import { GOOD_SITES } from "../../../tests/support/check-sites/good-sites";
import { HOSTILE_SITES, VICTIM } from "../../../tests/support/check-sites/hostile-sites";
import { LAW_SITES } from "../../../tests/support/check-sites/law-sites";
import { serveSites } from "../../../tests/support/check-sites/serve-sites";
import { GOOD_FINDINGS } from "../../../tests/support/check-sites/site";
import type { TestInternet } from "../../../tests/support/test-internet";
import { CHECK_NAMES, type Step } from "./check";
import { checkWebsite } from "./check-website.server";

const SITES = [...GOOD_SITES, ...CONNECTION_SITES, ...FOUND_SITES, ...LAW_SITES, ...HOSTILE_SITES];

let internet: TestInternet;
const ends: (() => void)[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "weef-sites-"));
  ends.push(() => rmSync(folder, { recursive: true }));
  internet = await serveSites(SITES, folder, (end) => ends.push(end));
});

afterAll(() => {
  for (const end of ends.reverse()) end();
});

const ports = () => ({
  ...{ allowedHosts: new Set<string>(), siteUrl: "https://weef.example", internet },
  isRefused: async (host: string) => /^(refused|closed-part.*)\.example$/.test(host),
  consumeRedirect: async (domain: string) => domain !== "overrun.example",
});

const check = (id: string, patience = 60_000, onStep?: (step: Step) => void) =>
  checkWebsite(`https://${id}.example/`, {
    ...{ ...ports(), patience },
    ...(onStep ? { onStep } : {}),
  });

describe("a site is judged by what was seen of it", () => {
  it.each(SITES.map((site): [string, typeof site] => [site.id, site]))("%s", async (id, { unreachable, differs }) => {
    const result = await check(id, unreachable === "silent" ? 800 : 60_000);
    if (unreachable) return void expect(result).toEqual({ state: "unreachable", reason: unreachable });
    if (result.state !== "done") throw new Error(`${id} could not be reached: ${result.reason}`);
    expect(result.findings.map((finding) => finding.check)).toEqual(CHECK_NAMES);
    const expected = { ...GOOD_FINDINGS(`${id}.example`), ...differs };
    for (const { check, outcome, evidence } of result.findings) {
      const [wanted, key, values = {}] = expected[check];
      expect.soft([check, outcome, evidence.key]).toEqual([check, wanted, key]);
      expect.soft(evidence.values, check).toMatchObject(values);
      expect.soft(JSON.stringify(evidence.values), check).not.toMatch(/[<>]/);
    }
  });
});

describe("no site is led to another", () => {
  it("by a redirect to a private address", async () => {
    await check("redirect-inside");
    expect(internet.dialled.filter(({ addresses }) => !addresses.every(isPublicAddress))).toEqual([]);
  });

  it("by its parts", async () => {
    await check("parts-elsewhere");
    expect(internet.resolved).not.toContain(VICTIM);
  });

  it("nor to more than a few names of its own", async () => {
    await check("many-names");
    const own = internet.resolved.filter((host) => host.endsWith("many-names.example"));
    expect(new Set(own).size).toBeLessThanOrEqual(6);
  });

  it("whose owner does not want it, or to which many were led", async () => {
    for (const id of ["redirect-refused", "redirect-refused-dot", "redirect-overrun", "parts-refused-dot"])
      await check(id);
    const unwanted = internet.resolved.filter((host) => /(^|\.)(refused|overrun)\.example|closed-part/.test(host));
    expect(unwanted).toEqual([]);
  });

  it("without being counted once for its domain, also if it does not answer", async () => {
    const counted: string[] = [];
    const consumeRedirect = async (domain: string) => {
      counted.push(domain);
      return true;
    };
    const result = await checkWebsite("https://redirect-closed.example/", { ...ports(), consumeRedirect });
    expect(result).toEqual({ state: "unreachable", reason: "refused" });
    expect(counted).toEqual(["closed.example"]);
  });
});

it("is sixty sites and more", () => expect(SITES.length).toBeGreaterThanOrEqual(60));

it("tells how far it is, what the site is called and how to call it", async () => {
  const steps: Step[] = [];
  const result = await check("good", 60_000, (step) => steps.push(step));
  expect(steps).toEqual(["open", "phone", "read", "law"]);
  expect(result).toMatchObject({
    state: "done",
    url: "https://good.example/",
    host: "good.example",
    title: "Bakkerij De Korenbloem | Vers brood in Enschede",
    phone: "+31534800000",
  });
});

it("has no name to look up for a site that does not exist", async () => {
  expect(await check("bestaat-niet")).toEqual({ state: "unreachable", reason: "dns" });
});

it("does not know whether a site exists while name servers do not answer", async () => {
  const resolve = () => Promise.reject(Object.assign(new Error("no name server"), { code: "EAI_AGAIN" }));
  const away = { ...ports(), internet: { resolve, connect: internet.connect } };
  expect(await checkWebsite("https://good.example/", away)).toEqual({ state: "unreachable", reason: "other" });
});

it("ends when nobody waits for it", async () => {
  const visitor = new AbortController();
  const checked = checkWebsite("https://silent.example/", {
    ...{ ...ports(), signal: visitor.signal },
  });
  visitor.abort(new Error("gone"));
  await expect(checked).rejects.toThrow("gone");
});
