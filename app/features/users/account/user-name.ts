import { BOUNDS } from "~/components/forms/bounds";
import { requiredText } from "~/components/forms/text-field";

export const userName = requiredText(BOUNDS.name, "form.error.invalid");
