import type { Server } from "node:net";

/** For setsockopt(2), as Linux has them on every processor that `koffi` supports. */
const SOL_SOCKET = 1;
const SO_ATTACH_FILTER = 26;

const LOAD_BYTE = 0x30;
const AND = 0x54;
const JUMP_IF_EQUAL = 0x15;
const RETURN = 0x06;
/** In a TCP header: the offset of its flags, and two of them. */
const FLAGS_AT = 13;
const SYN = 0x02;
const ACK = 0x10;

/** Drops packets that ask for a connection: a SYN without an ACK. Source: struct sock_filter, filter.txt of Linux. */
const NO_SYN = [
  { code: LOAD_BYTE, jt: 0, jf: 0, k: FLAGS_AT },
  { code: AND, jt: 0, jf: 0, k: SYN | ACK },
  { code: JUMP_IF_EQUAL, jt: 0, jf: 1, k: SYN },
  { code: RETURN, jt: 0, jf: 0, k: 0 },
  { code: RETURN, jt: 0, jf: 0, k: 0xffffffff },
];

/**
 * From now on no new connection reaches the port of `server`, which stays open for those that exist or are being
 * established. Whoever tries gets no reply; their system tries again after a second, and finds the port closed or with
 * its next owner. Without this, the system would accept whoever comes just as the port closes, and cut them off at
 * once. Does nothing on systems other than Linux.
 */
export async function dropHandshakes(server: Server): Promise<void> {
  if (process.platform !== "linux") return;
  // Node.js has no public way to get the file descriptor of the socket.
  const fd = (server as unknown as { _handle?: { fd?: number } })._handle?.fd;
  const koffi = await import("koffi").catch(() => null);
  if (fd === undefined || !koffi) return;
  const instruction = koffi.struct({ code: "uint16_t", jt: "uint8_t", jf: "uint8_t", k: "uint32_t" });
  const program = koffi.struct({ len: "uint16_t", filter: koffi.pointer(instruction) });
  const setOption = koffi
    .load(null)
    .func("setsockopt", "int", ["int", "int", "int", koffi.pointer(program), "uint32_t"]);
  setOption(fd, SOL_SOCKET, SO_ATTACH_FILTER, { len: NO_SYN.length, filter: NO_SYN }, koffi.sizeof(program));
}
