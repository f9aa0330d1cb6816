import display700 from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline";
import displayExt700 from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?inline";
import text400 from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline";
import text600 from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import textExt400 from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?inline";
import textExt600 from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline";
import { Font } from "@react-pdf/renderer";
import { unpackFont } from "./unpack-font";

Font.register({ family: "Display", fonts: [{ src: unpackFont(display700), fontWeight: 700 }] });
Font.register({ family: "Display more", fonts: [{ src: unpackFont(displayExt700), fontWeight: 700 }] });
Font.register({
  family: "Text",
  fonts: [
    { src: unpackFont(text400), fontWeight: 400 },
    { src: unpackFont(text600), fontWeight: 600 },
  ],
});
Font.register({
  family: "Text more",
  fonts: [
    { src: unpackFont(textExt400), fontWeight: 400 },
    { src: unpackFont(textExt600), fontWeight: 600 },
  ],
});
// Words are not broken: the library knows English alone.
Font.registerHyphenationCallback((word) => [word]);

/** The faces of the brand, each with the one that has the letters of the rest of Europe. */
export const fonts = {
  display: ["Display", "Display more"],
  text: ["Text", "Text more"],
};
