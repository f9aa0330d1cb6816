import * as z from "zod/mini";
import { emailAddress } from "~/components/forms/text-field";

export const subscriptionSchema = z.object({ email: emailAddress });
