import * as z from "zod/mini";
import { writeText } from "~/features/articles/article-words.server";
import { englishPath, LANGUAGES } from "~/lib/language/language";
import { readPicture } from "../pictures/picture-schema.server";
import { ARTICLE_TEXT_LENGTH, MOST_PICTURES } from "../site-fields";

export const textSchema = z.object({
  language: z.enum(LANGUAGES),
  text: z.string().check(z.maxLength(2 * ARTICLE_TEXT_LENGTH)),
  /** The values of the form's hidden fields. */
  pictures: z.array(z.string()).check(z.maxLength(MOST_PICTURES)),
});

/** The text as the article will show it. A part that cannot be published is left out, or stays as typed. */
export function previewText({ language, text, pictures }: z.infer<typeof textSchema>): string {
  const pathIn = (path: string) => (language === "en" ? englishPath(path) : path);
  const shown = { pictures: pictures.flatMap((field) => readPicture(field) ?? []), origin: "" };
  const html = writeText(text, language, { addressOf: pathIn, printed: pathIn }, shown);
  // The form around it has ids of its own.
  return html.replaceAll(/<h2 id="[^"]*"/g, "<h2");
}
