import { checkRequestSchema } from "~/features/website-check/ask-check.server";
import * as answer from "./openapi-answers.server";
import { form, get, json, parameter, REPEATED } from "./openapi-calls.server";

const token = parameter("token", answer.text("The token that the check was answered with"), {
  in: "path",
  required: true,
});

export const checkPaths = {
  "/api/website-checks": form("Have a website looked at", checkRequestSchema, {
    description: `A host that was looked at within ten minutes is not looked at again: the check gets that result. ${REPEATED}`,
    answers: { 202: json("Asked for", answer.checkAsked) },
  }),
  "/api/website-checks/{token}": get("What was found on a website", {
    parameters: [token],
    answers: { 200: json("As far as it is known", answer.websiteCheck) },
    fails: [404],
  }),
};
