import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";

const kindOf = (name: string) => (isIP(name) === 0 ? "DNS" : "IP");
const nameOf = (name: string) => `${kindOf(name)}:${name}`;

/** Writes a key and a self-signed certificate, valid for two days. Needs `openssl`. */
export function makeCertificate(names: string | readonly string[], files: { key: string; certificate: string }): void {
  const all = [names].flat();
  const asked = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const subject = ["-subj", `/CN=${all[0]}`, "-addext", `subjectAltName=${all.map(nameOf).join(",")}`];
  execFileSync("openssl", ["req", "-x509", ...asked, ...subject, "-keyout", files.key, "-out", files.certificate], {
    stdio: "ignore",
  });
}

/** The same, expired; its files are in `folder`. */
export function makeExpiredCertificate(name: string, folder: string): { key: string; certificate: string } {
  const [key, certificate, request] = ["expired-key.pem", "expired.pem", "request.pem"].map((file) =>
    path.join(folder, file),
  ) as [string, string, string];
  const config = path.join(folder, "authority.conf");
  writeFileSync(
    config,
    `[ca]\ndefault_ca=own\n[own]\ndatabase=${folder}/index\nserial=${folder}/serial\nnew_certs_dir=${folder}\ndefault_md=sha256
policy=any\nx509_extensions=names\n[any]\ncommonName=supplied\n[names]\nsubjectAltName=${kindOf(name)}:${name}\n`,
  );
  writeFileSync(path.join(folder, "index"), "");
  writeFileSync(path.join(folder, "serial"), "01");
  const openssl = (...args: string[]) => execFileSync("openssl", args, { stdio: "ignore" });
  const asked = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", `/CN=${name}`];
  openssl("req", "-new", ...asked, "-keyout", key, "-out", request);
  const dates = ["-startdate", "20250101000000Z", "-enddate", "20250201000000Z"];
  const files = ["-keyfile", key, "-in", request, "-out", certificate];
  openssl("ca", "-batch", "-selfsign", "-notext", "-config", config, ...dates, ...files);
  return { key, certificate };
}
