import * as z from "zod/mini";
import { emailAddress } from "~/features/forms/text-field";

/** The fields of the newsletter's form: one schema for the browser and for `POST /api/newsletter`. */
export const subscriptionSchema = z.object({ email: emailAddress });
