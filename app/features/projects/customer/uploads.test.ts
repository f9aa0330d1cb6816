import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { PART_SIZE, uploadIdOf } from "../upload-place";
import type { UploadTask } from "./upload-task";
import { Uploads } from "./uploads";

const PLACE = { item: "photos", version: null };
const page = (status: number) => new Response("<title>Refused</title>", { status });

/** The file as it ends when each part is answered so. `there`: the files that the server has. */
async function send(
  answer: (part: FormData) => Response,
  { content = "x", there = [] as object[] } = {},
): Promise<UploadTask | undefined> {
  let tasks: readonly UploadTask[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) =>
    body instanceof FormData ? answer(body) : Response.json({ files: there }),
  );
  new Uploads("/api/projects/token/files", (next) => {
    tasks = next;
  }).add([new File([content], "veranda.jpg")], PLACE);
  await vi.waitFor(() => expect(tasks[0]?.state).toMatch(/done|refused|offline|retrying/));
  vi.unstubAllGlobals();
  return tasks[0];
}

it.each([
  [403, "invalid"],
  [404, "gone"],
  [413, "tooLarge"],
])("a file that a proxy refuses with a page and %s is not sent for ever", async (status, problem) => {
  expect(await send(() => page(status))).toMatchObject({ state: "refused", problem });
});

it("a file that the server refuses is refused with the server's words", async () => {
  const fields = { part: "veranda.jpg past er niet meer bij." };
  const task = await send(() => Response.json({ error: "Some fields are wrong.", fields }, { status: 422 }));
  expect(task).toMatchObject({ state: "refused", problem: fields.part });
});

it("a file that is there is given again with its last part alone", async () => {
  const content = "x".repeat(2 * PART_SIZE + 1);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const sent: unknown[] = [];
  const accept = (part: FormData) => {
    sent.push(part.get("position"));
    return Response.json({ whole: true });
  };
  const there = [{ upload_id: uploadIdOf(PLACE, sha256), whole: true, parts: [] }];
  expect(await send(accept, { content, there })).toMatchObject({ state: "done" });
  expect(sent).toEqual([String(2 * PART_SIZE)]);
});
