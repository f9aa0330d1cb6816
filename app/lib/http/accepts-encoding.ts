/** Without the header nothing is accepted. */
export function acceptsEncoding(acceptEncoding: string | undefined, name: "br" | "gzip"): boolean {
  return (acceptEncoding ?? "").split(",").some((part) => {
    const [coding = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
