import { Resolver } from "node:dns/promises";
import { connect, isIP, type Socket } from "node:net";

/** Both ways out of this process that others can choose the end of. Tests put their own hosts behind it. */
export interface Internet {
  /** Addresses of a name. Rejects if it has none. */
  resolve: (hostname: string) => Promise<string[]>;
  /** Connects to the first of these addresses that answers. */
  connect: (addresses: readonly string[], port: number) => Socket;
}

/** Milliseconds for one name server. */
const NAME_SERVER_PATIENCE = 2_000;

const NO_NAME = new Set(["ENOTFOUND", "ENODATA"]);

/** Asks the name servers themselves: neither the hosts file nor a search domain of this machine can answer. */
export const internet: Internet = {
  resolve: async (hostname) => {
    const resolver = new Resolver({ timeout: NAME_SERVER_PATIENCE, tries: 2 });
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    const failures = [four, six].flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    if (addresses.length === 0 && failures.length > 0) {
      // Name servers that do not answer say nothing of the host.
      const code = failures.every((failure) => NO_NAME.has(failure.code)) ? "ENOTFOUND" : "EAI_AGAIN";
      throw Object.assign(new Error(`${hostname}: ${failures.map(String).join("; ")}`), { code });
    }
    return addresses;
  },
  connect: (addresses, port) =>
    connect({
      host: "public.invalid",
      port,
      lookup: (_hostname, _options, callback) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        ),
      autoSelectFamily: true,
    }),
};
