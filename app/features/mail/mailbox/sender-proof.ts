/** Parts of a header that its writer may have copied from a mail: their words prove nothing. */
const QUOTED = /"(?:[^"\\]|\\.)*"?/g;
const COMMENT = /\([^()]*\)/g;
/** Comments within comments. */
const DEEPEST = 10;

/**
 * True if a mail server found that a mail comes from the domain of `address`: by DMARC, or by a DKIM signature of that domain.
 * `results`: an Authentication-Results header (RFC 8601).
 */
export function provesSender(results: string, address: string): boolean {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const found = withoutComments(results.replace(QUOTED, "")).toLowerCase().split(";").map(tidy);
  const dmarc = found.filter((each) => each.startsWith("dmarc="));
  if (domain === "" || dmarc.some((each) => each.startsWith("dmarc=fail"))) return false;
  const isAligned = dmarc.length > 0 && dmarc.every((each) => passesDmarc(each, domain));
  return isAligned || found.some((each) => passesDkim(each, domain));
}

function tidy(result: string): string {
  return result.trim().replace(/\s*=\s*/g, "=");
}

/** The server names the domain that it looked at, which is another one where a mail has two senders. */
function passesDmarc(result: string, domain: string): boolean {
  if (!/^dmarc=pass(\s|$)/.test(result)) return false;
  const looked = /\bheader\.from=([^\s;]+)/.exec(result)?.[1];
  return looked === undefined || looked.slice(looked.lastIndexOf("@") + 1) === domain;
}

function passesDkim(result: string, domain: string): boolean {
  if (!/^dkim=pass(\s|$)/.test(result)) return false;
  const signer = /\bheader\.d=([^\s;]+)/.exec(result)?.[1] ?? /\bheader\.i=[^\s;@]*@([^\s;]+)/.exec(result)?.[1];
  return signer !== undefined && (signer === domain || domain.endsWith(`.${signer}`));
}

function withoutComments(text: string): string {
  let rest = text;
  for (let depth = 0; depth < DEEPEST; depth += 1) rest = rest.replace(COMMENT, " ");
  return rest;
}
