import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { expect, test } from "vitest";
import { orRefused } from "./or-refused";

function refused(error: unknown) {
  const request = new Request("https://weef.example", { method: "POST", body: new URLSearchParams({ text: "again" }) });
  return orRefused({ request, serverAction: () => Promise.reject(error) }, (sent) => sent.get("text"));
}

test("shows the form again when the server, its database or the connection is away", async () => {
  for (const error of [
    new TypeError("Failed to fetch"),
    new ErrorResponse(503, "Service Unavailable", null),
    new ErrorResponse(502, "Bad Gateway", "<h1>nginx</h1>"),
    new Error("Unable to decode turbo-stream response"),
  ]) {
    expect(await refused(error)).toMatchObject({ data: "again", init: { status: 503 } });
  }
});

test("leaves to the router what was accepted or rejected for good", async () => {
  for (const error of [redirect("/"), new ErrorResponse(403, "Forbidden", null)]) {
    await expect(refused(error)).rejects.toBe(error);
  }
});
