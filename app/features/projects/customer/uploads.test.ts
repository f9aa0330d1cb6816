import { expect, it, vi } from "vitest";
import type { UploadTask } from "./upload-task";
import { Uploads } from "./uploads";

const PLACE = { item: "photos", version: null };
const page = (status: number) => new Response("<title>Refused</title>", { status });

/** The state in which a file ends when each part is answered so. */
async function sendTo(answer: () => Response): Promise<UploadTask | undefined> {
  let tasks: readonly UploadTask[] = [];
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" }: RequestInit) =>
    method === "GET" ? Response.json({ files: [] }) : answer(),
  );
  new Uploads("/api/projects/token/files", (next) => {
    tasks = next;
  }).add([new File(["x"], "veranda.jpg")], PLACE);
  await vi.waitFor(() => expect(tasks[0]?.state).toMatch(/done|refused|offline|retrying/));
  vi.unstubAllGlobals();
  return tasks[0];
}

it.each([
  [403, "invalid"],
  [404, "gone"],
  [413, "tooLarge"],
])("a file that a proxy refuses with a page and %s is not sent for ever", async (status, problem) => {
  expect(await sendTo(() => page(status))).toMatchObject({ state: "refused", problem });
});

it("a file that the server refuses is refused with the server's words", async () => {
  const fields = { part: "veranda.jpg past er niet meer bij." };
  const task = await sendTo(() => Response.json({ error: "Check the fields.", fields }, { status: 422 }));
  expect(task).toMatchObject({ state: "refused", problem: fields.part });
});
