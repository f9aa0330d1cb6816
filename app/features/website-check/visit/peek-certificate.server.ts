import { once } from "node:events";
import { isIP } from "node:net";
import { checkServerIdentity, connect as encrypt, type PeerCertificate } from "node:tls";
import { connectPublic, type Reach } from "~/lib/http/checked-connector.server";

export interface Certificate {
  /** Null if browsers accept it. */
  problem: "expired" | "wrong-name" | "untrusted" | null;
  /** Whole days; below zero once it has expired. */
  daysLeft: number;
  /** Days from the first to the last. */
  lifetime: number;
  issuer: string;
  /** The first name that it is for. */
  name: string;
}

const DAY = 86_400_000;

/** Looks at the certificate of a host without trusting it. Null if the host speaks no TLS there. */
export async function peekCertificate(
  { hostname, port }: { hostname: string; port: number },
  reach: Reach,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Certificate | null> {
  const socket = await connectPublic(hostname, port, reach, signal);
  const peek = encrypt({
    socket,
    servername: isIP(hostname) ? "" : hostname,
    rejectUnauthorized: false,
    ALPNProtocols: ["http/1.1"],
  });
  try {
    await once(peek, "secureConnect", { signal });
    const peer = peek.getPeerCertificate();
    const isOfHost = checkServerIdentity(hostname, peer) === undefined;
    return certificateOf(peer, { isOfHost, error: String(peek.authorizationError ?? "") }, now);
  } catch {
    signal.throwIfAborted();
    return null;
  } finally {
    peek.on("error", () => {}).destroy();
  }
}

function certificateOf(peer: PeerCertificate, seen: { isOfHost: boolean; error: string }, now: Date): Certificate {
  const [from, to] = [Date.parse(peer.valid_from), Date.parse(peer.valid_to)];
  const names = `${peer.subjectaltname ?? ""}, DNS:${[peer.subject?.CN ?? ""].flat()[0]}`;
  const isOver = to < now.getTime();
  return {
    problem: isOver ? "expired" : !seen.isOfHost ? "wrong-name" : seen.error === "" ? null : "untrusted",
    daysLeft: Math.floor((to - now.getTime()) / DAY),
    lifetime: Math.round((to - from) / DAY),
    issuer: [peer.issuer?.O ?? peer.issuer?.CN ?? ""].flat().join(", "),
    name: /DNS:([^,\s]+)/.exec(names)?.[1] ?? "",
  };
}
