import { describe, expect, it } from "vitest";
import { readWrk } from "./wrk";

const PRINTED = `Running 4s test @ http://localhost:4710/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.02ms    2.34ms 125.46ms   95.00%
    Req/Sec    19.53k     7.67k   27.63k    75.00%
  77052 requests in 4.00s, 1.89GB read
Requests/sec:  19263.54
Transfer/sec:    484.21MB
`;

describe("what wrk prints", () => {
  it("is read as numbers", () => {
    expect(readWrk(PRINTED)).toEqual({
      requests: 77_052,
      seconds: 4,
      perSecond: 19_263,
      refused: 0,
      broken: 0,
    });
  });

  it("includes refusals and broken connections", () => {
    const errors =
      "  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 12\nRequests/sec:";
    expect(readWrk(PRINTED.replace("Requests/sec:", errors))).toMatchObject({ refused: 12, broken: 10 });
  });

  it("is not taken for a measurement if it is not one", () => {
    expect(() => readWrk("unable to connect to localhost:4710 Connection refused")).toThrow("Connection refused");
  });
});
