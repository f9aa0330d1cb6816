import * as z from "zod/mini";
import { type NotTaken, postForm } from "~/components/forms/post-form";

const storedSchema = z.object({ created_at: z.iso.datetime(), confirmation: z.enum(["sent", "delayed"]) });

/** `confirmation` tells whether the visitor's mail is on its way; `createdAt` is ISO-8601 UTC. */
export interface StoredRequest {
  outcome: "stored";
  createdAt: string;
  confirmation: "sent" | "delayed";
}

export type SendOutcome = StoredRequest | NotTaken;

/** Posts a request to one of the addresses that store them. Throws nothing: a failure on the way is an outcome. */
export function postRequest(address: string, body: object): Promise<SendOutcome> {
  return postForm(address, body, (answer) => {
    const { created_at, confirmation } = z.parse(storedSchema, answer);
    return { outcome: "stored", createdAt: created_at, confirmation };
  });
}
