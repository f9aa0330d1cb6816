import { sql } from "kysely";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { requeueMail } from "~/features/mail/outbox/outbox-store.server";
import { type Db, openDatabase } from "~/lib/db/database.server";
import type { Metric } from "~/platform/monitoring/exposition.server";
import { Metrics } from "~/platform/monitoring/metrics.server";
import { type Services, servicesContext } from "~/services.server";
import { describeOnEachDatabase, describeOnPostgres } from "../../../tests/support/databases";
import { storeConfiguration, storeOffer } from "../../../tests/support/leads";
import { enqueue } from "../../../tests/support/mails";
import { mailingServices } from "../../../tests/support/services";
import { loader } from "./metrics";

const TOKEN = "a-token-for-prometheus";

afterEach(() => {
  vi.useRealTimers();
});

describeOnEachDatabase("the metrics", (openFresh) => {
  function open(db: Db) {
    const metrics = new Metrics({ db, streams: { size: 3 }, pages: { size: 40 } });
    const context = new RouterContextProvider();
    context.set(servicesContext, { env: { METRICS_TOKEN: TOKEN }, metrics } as Services);
    const ask = (authorization: string): Promise<Response> => {
      const request = new Request("http://localhost/metrics", { headers: { Authorization: authorization } });
      return loader({ request, context } as unknown as Parameters<typeof loader>[0]);
    };
    return { metrics, ask };
  }

  it("need the token, and do not exist while there is none", async () => {
    const db = await openFresh();
    const { ask } = open(db);
    for (const wrong of ["", TOKEN, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await ask(wrong)).status, wrong).toBe(401);
    expect((await ask(`Bearer ${TOKEN}`)).headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const none = new Metrics({ db, streams: { size: 0 }, pages: { size: 0 } });
    const context = new RouterContextProvider();
    context.set(servicesContext, { env: {}, metrics: none } as Services);
    const request = new Request("http://localhost/metrics", { headers: { Authorization: "Bearer undefined" } });
    const answer = await loader({ request, context } as unknown as Parameters<typeof loader>[0]);
    expect(answer.status).toBe(404);
  });

  it("report requests, queued mails and visitors", async () => {
    const db = await openFresh();
    const { metrics, ask } = open(db);
    metrics.requests.count("kept", "GET", 200, 0.4);
    metrics.requests.count("kept", "GET", 304, 3);
    metrics.requests.count("api", "POST", 503, 30_000);
    await storeOffer(db);
    await storeConfiguration(db);
    await enqueue(db, mailingServices(db).outbox);
    const lines = (await (await ask(`Bearer ${TOKEN}`)).text()).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "# TYPE weef_http_requests_total counter",
        'weef_http_requests_total{kind="kept",method="GET",status="2xx"} 1',
        'weef_http_requests_total{kind="api",method="POST",status="5xx"} 1',
        'weef_http_request_seconds_bucket{kind="kept",le="0.001"} 1',
        'weef_http_request_seconds_bucket{kind="kept",le="0.005"} 2',
        'weef_http_request_seconds_bucket{kind="kept",le="+Inf"} 2',
        'weef_http_request_seconds_bucket{kind="api",le="10"} 0',
        'weef_http_request_seconds_count{kind="api"} 1',
        'weef_http_request_seconds_sum{kind="api"} 30',
        "weef_database_up 1",
        'weef_outbox{state="queued"} 1',
        'weef_push{state="queued"} 0',
        'weef_leads{kind="offer-request"} 1',
        'weef_leads{kind="configurator-request"} 1',
        "weef_streams_open 3",
        "weef_pages_kept 40",
      ]),
    );
    expect(lines.at(-1)).toBe("");
  });

  it("report how long mails have waited, counting from the retry for those that were given up before", async () => {
    const db = await openFresh();
    const id = await enqueue(db, mailingServices(db).outbox);
    const age = async () => {
      const told = await open(db).metrics.read();
      return told.find(({ name }) => name === "weef_outbox_oldest_seconds")?.samples[0]?.value ?? 0;
    };
    await db.updateTable("outbox").set({ created_at: "2026-01-01T00:00:00.000Z" }).execute();
    expect(await age()).toBeGreaterThan(1_000_000);
    await db.updateTable("outbox").set({ state: "failed", lease_until: null }).execute();
    await requeueMail(db, id, new Date());
    expect(await age()).toBeLessThan(60);
  });

  it("are read again after fifteen seconds, even if the clock was set back meanwhile", async () => {
    const db = await openFresh();
    const { metrics } = open(db);
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const leads = async () => {
      const told = await metrics.read();
      return told.find(({ name }) => name === "weef_leads")?.samples.length;
    };
    expect(await leads()).toBe(0);
    await storeOffer(db);
    expect(await leads()).toBe(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(15_000);
    expect(await leads()).toBe(1);
  });
});

it("report that the database is away, and everything else", async () => {
  const db = openDatabase({ dataDir: "", databaseUrl: "postgres://weef@127.0.0.1:1/none" });
  const told = await new Metrics({ db, streams: { size: 0 }, pages: { size: 0 } }).read();
  const values = Object.fromEntries(told.map(({ name, samples }) => [name, samples[0]?.value]));
  expect(values).toMatchObject({ weef_database_up: 0, weef_streams_open: 0 });
  expect(values).not.toHaveProperty("weef_outbox");
  await db.destroy();
});

describeOnPostgres("a database that keeps everybody waiting", (openFresh) => {
  it("does not keep those waiting who ask for the metrics", async () => {
    const db = await openFresh();
    await db.transaction().execute(async (tx) => {
      await sql`lock table outbox in access exclusive mode`.execute(tx);
      // Opens the connection to be reused: opening one has its own time-out.
      await sql`select 1`.execute(db);
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      const told = vi.fn();
      const reading = new Metrics({ db, streams: { size: 3 }, pages: { size: 0 } }).read().then(told);
      await vi.advanceTimersByTimeAsync(5_000);
      vi.useRealTimers();
      expect(told).toHaveBeenCalledOnce();
      await reading;
      const values = Object.fromEntries(
        told.mock.lastCall?.[0].map(({ name, samples }: Metric) => [name, samples[0]?.value]),
      );
      expect(values).toMatchObject({ weef_database_up: 0, weef_streams_open: 3 });
    });
  });
});
