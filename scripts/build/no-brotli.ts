/** Replaces the JavaScript decoder with which fontkit unpacks WOFF2. */
export default function decompress(): never {
  throw new Error("A font in WOFF2: documents are written with TrueType");
}
