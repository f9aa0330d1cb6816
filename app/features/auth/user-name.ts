import { BOUNDS } from "~/features/forms/bounds";
import { requiredText } from "~/features/forms/text-field";

export const userName = requiredText(BOUNDS.name, "form.error.invalid");
