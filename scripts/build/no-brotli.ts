/** Takes the place of what fontkit unpacks WOFF2 with, in JavaScript. */
export default function decompress(): never {
  throw new Error("A font in WOFF2: documents are written with WOFF");
}
