import type { Server } from "node:net";

/** For setsockopt(2), of Linux on every processor that `koffi` is made for. */
const SOL_SOCKET = 1;
const SO_ATTACH_FILTER = 26;

const LOAD_BYTE = 0x30;
const AND = 0x54;
const JUMP_IF_EQUAL = 0x15;
const RETURN = 0x06;
/** Of a TCP header: where its flags are, and two of them. */
const FLAGS_AT = 13;
const SYN = 0x02;
const ACK = 0x10;

/** Drops what asks for a connection, a SYN alone. Source: struct sock_filter, filter.txt of Linux. */
const NO_SYN = [
  { code: LOAD_BYTE, jt: 0, jf: 0, k: FLAGS_AT },
  { code: AND, jt: 0, jf: 0, k: SYN | ACK },
  { code: JUMP_IF_EQUAL, jt: 0, jf: 1, k: SYN },
  { code: RETURN, jt: 0, jf: 0, k: 0 },
  { code: RETURN, jt: 0, jf: 0, k: 0xffffffff },
];

/**
 * From now on nobody new comes to the port of `server`, which stays open for those who are there or on their way in. Whoever
 * knocks hears nothing; his system knocks again after a second, and finds the port closed or its next owner. Without it,
 * whoever comes as the port closes is let in by the system and cut off at once. Does nothing on other systems than Linux.
 */
export async function dropHandshakes(server: Server): Promise<void> {
  if (process.platform !== "linux") return;
  // Node.js has no public way to tell by what number the system knows the socket.
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
