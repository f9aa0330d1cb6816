import * as z from "zod/mini";
import { emailAddress } from "~/features/forms/text-field";

/** What the form of the newsletter asks: one schema for the browser and for `POST /api/newsletter`. */
export const subscriptionSchema = z.object({ email: emailAddress });
