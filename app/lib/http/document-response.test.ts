import { expect, it } from "vitest";
import { documentResponse, textOf } from "./document-response.server";

it("gives the text of a document, and of any other response", async () => {
  const document = documentResponse("<p>Zoë</p>", { status: 422, headers: { "Content-Type": "text/html" } });
  expect(await textOf(document)).toBe("<p>Zoë</p>");
  expect(document.status).toBe(422);
  expect(document.headers.get("Content-Type")).toBe("text/html");
  expect(await textOf(new Response("plain"))).toBe("plain");
});
