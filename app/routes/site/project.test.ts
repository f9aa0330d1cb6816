import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { projectContext } from "~/features/projects/customer/project-context.server";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { type Services, servicesContext } from "~/services.server";
import { openFresh } from "../../../tests/support/databases";
import { storeProject } from "../../../tests/support/projects";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { action } from "./project";

let db: Db;
let project: ProjectRow;

beforeEach(async () => {
  db = await openFresh();
  project = await storeProject(db);
});

async function send(found: ProjectRow | null, points = 10) {
  const context = new RouterContextProvider();
  const limits = { projectAnswers: limitOf(db, "answers", points) };
  context.set(servicesContext, { ...mailingServices(db), limits } as unknown as Services);
  context.set(projectContext, found);
  const url = new URL("https://weef.example/project/token");
  const body = new FormData();
  body.append("files", new File(["x"], "x.txt"));
  const request = new Request(url, { method: "POST", body });
  const answer = await action({ request, url, context } as unknown as Parameters<typeof action>[0]);
  return { status: answer instanceof Response ? answer.status : answer.init?.status, isRead: request.bodyUsed };
}

describe("a form with files", () => {
  it("is not read where there is no project, it has ended, or too many were sent", async () => {
    expect(await send(null)).toEqual({ status: 303, isRead: false });
    expect(await send({ ...project, state: "stopped" })).toEqual({ status: 409, isRead: false });
    expect(await send(project, 1)).toEqual({ status: 303, isRead: true });
    expect(await send(project, 1)).toEqual({ status: 429, isRead: false });
  });
});
