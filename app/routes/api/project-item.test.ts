import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { projectToken } from "~/features/projects/mails.server";
import { type Services, servicesContext } from "~/services.server";
import { openFresh } from "../../../tests/support/databases";
import { itemNamed, storeProject } from "../../../tests/support/projects";
import { limitOf, mailingServices, SECRET } from "../../../tests/support/services";
import { action } from "./project-item";

it("the text of an item is deleted by an empty text, and not by one that is left out", async () => {
  const db = await openFresh();
  const project = await storeProject(db);
  const { id } = await itemNamed(db, project, "story");
  const context = new RouterContextProvider();
  const limits = { projectAnswers: limitOf(db, "answers", 10) };
  context.set(servicesContext, { ...mailingServices(db), limits } as unknown as Services);
  const post = async (fields: object) => {
    const headers = { "Content-Type": "application/json" };
    const request = new Request("https://weef.example", { method: "POST", headers, body: JSON.stringify(fields) });
    const params = { token: projectToken(project, SECRET), item: id };
    const { status } = await action({ request, params, context } as unknown as Parameters<typeof action>[0]);
    return [status, (await itemNamed(db, project, "story")).text];
  };
  expect(await post({ text: "Tuinen", version: 1 })).toEqual([200, "Tuinen"]);
  expect(await post({ version: 2 })).toEqual([422, "Tuinen"]);
  expect(await post({ text: null, version: 2 })).toEqual([422, "Tuinen"]);
  expect(await post({ text: "", version: 2 })).toEqual([200, null]);
});
