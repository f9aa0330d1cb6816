import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { PROJECT_BOUNDS } from "~/features/projects/project";
import { partSchema } from "~/features/projects/sent-part.server";
import * as answer from "./openapi-answers.server";
import { FORM_TYPES, failed, get, json, parameter, post, REPEATED } from "./openapi-calls.server";

const inPath = (name: string, description: string) =>
  parameter(name, answer.text(description), { in: "path", required: true });
const projectToken = inPath("token", "The token in the customer's link");

export const projectPaths = {
  "/api/projects/{token}/files": {
    ...get("The customer's files of a project", {
      description: "With the parts that are there, of those that are not whole.",
      parameters: [projectToken],
      answers: { 200: json("The files", answer.projectFiles) },
      fails: [404],
    }),
    ...post(
      "Send a part of a file",
      partSchema,
      {
        description:
          "Parts come in any order, in bytes of at most 1 MiB; the same one again changes nothing. The last one makes the " +
          "file whole. The same bytes twice in one item are one file. 422 without the file if its hash is another.",
        parameters: [projectToken],
        answers: {
          200: json("Stored, now or before", answer.projectPart),
          409: failed("Not what was sent before under this id, or the project takes nothing more"),
          413: failed("Larger than a part may be"),
        },
        fails: [404, 429],
      },
      ["multipart/form-data"],
    ),
  },
  "/api/projects/{token}/items/{item}": post(
    "Give a text that a project needs",
    z.object({
      text: z.nullable(z.string().check(z.maxLength(PROJECT_BOUNDS.text))),
      version: z.optional(z.int().check(z.describe("The version that was shown"))),
    }),
    {
      parameters: [projectToken, inPath("item", "The id of the item")],
      answers: {
        200: json("Stored", answer.projectItem),
        409: json("Changed since that version, or the project takes nothing more; this is stored", answer.projectItem),
      },
      fails: [404, 429],
    },
    FORM_TYPES,
  ),
  "/api/projects/{token}/reactions": post(
    "Approve a version of the work, or ask for changes",
    z.object({
      version: z.int(),
      outcome: z.enum(["approved", "changes"]),
      name: z.string().check(z.maxLength(BOUNDS.name)),
      text: z.optional(z.string().check(z.maxLength(PROJECT_BOUNDS.text))),
      submission_id: z.optional(z.guid()),
    }),
    {
      description: REPEATED,
      parameters: [projectToken],
      answers: {
        200: json("Stored, now or before", z.object({ version: z.int(), outcome: z.string() })),
        409: failed("There is a reaction already, or a later version"),
      },
      fails: [404, 429],
    },
    FORM_TYPES,
  ),
};
