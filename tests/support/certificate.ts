import { execFileSync } from "node:child_process";

/** Writes a key and a self-signed certificate for `name`, valid for two days. Needs `openssl`. */
export function makeCertificate(name: string, files: { key: string; certificate: string }): void {
  const asked = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
  execFileSync("openssl", ["req", "-x509", ...asked, ...subject, "-keyout", files.key, "-out", files.certificate], {
    stdio: "ignore",
  });
}
