/** IPv4 addresses that are not public, one or more of each range. */
const INSIDE_4 = [
  ...["127.0.0.1", "127.8.9.10", "0.0.0.0", "10.0.0.1", "10.255.255.254", "172.16.0.1", "172.31.255.254"],
  ...["192.168.0.1", "192.168.178.1", "169.254.169.254", "100.64.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1"],
  "255.255.255.255",
];

/** IPv6 addresses that are not public. */
const INSIDE_6 = [
  ...["::", "::1", "0:0:0:0:0:0:0:1", "fc00::1", "fd12:3456:789a::1", "fe80::1", "fe80::a00:27ff:fe4e:66a1"],
  ...["febf::1", "fec0::1", "ff02::1", "100::1", "2001:db8::1", "3fff::1", "5f00::1", "4000::1", "2001:10::1"],
];

const bytesOf = (address: string) => address.split(".").map(Number);
const numberOf = (address: string) => bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0);
const mapped = (address: string, digits: (digit: number) => string) =>
  address.replace(/\d/g, (digit) => digits(Number(digit)));

/** Every spelling of an IPv4 address that a browser understands. */
function spellingsOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
  const whole = numberOf(address);
  const hex = whole.toString(16).padStart(8, "0");
  const [high, low] = [hex.slice(0, 4), hex.slice(4)];
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex}`,
    `0${whole.toString(8)}`,
    bytesOf(address)
      .map((byte) => `0${byte.toString(8)}`)
      .join("."),
    bytesOf(address)
      .map((byte) => `0x${byte.toString(16)}`)
      .join("."),
    `0x${a.toString(16)}.0${b.toString(8)}.${c}.${d}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    mapped(address, (digit) => String.fromCodePoint(0xff10 + digit)),
    mapped(address, (digit) => String.fromCodePoint(0x1d7ce + digit)),
    address.replaceAll(".", "。"),
    address.replaceAll(".", "%2e"),
    mapped(address, (digit) => `%3${digit}`),
    `eigenaar@${address}`,
    `www.bakker.example:wachtwoord@${address}`,
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:4136:e378:8000:63bf:${high}:${low}]`,
  ];
}

/** Names of this machine and of networks within, each of which a resolver may answer. */
const INSIDE_NAMES = [
  ...[
    "localhost",
    "LOCALHOST",
    "localhost.",
    "ｌｏｃａｌｈｏｓｔ",
    "api.localhost",
    "localhost.localdomain",
    "ip6-localhost",
  ],
  ...["router.lan", "printer.local", "metadata.google.internal", "intranet", "db", "host.docker.internal"],
];

/** Addresses that are refused without any name: about 450. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...INSIDE_4.flatMap(spellingsOf).map((host) => `http://${host}/`),
  ...INSIDE_6.flatMap((address) => [`http://[${address}]/`, `https://[${address}]/`, `http://[${address}%25eth0]/`]),
  ...["127.0.0.1", "[::1]"].flatMap((host) =>
    [22, 25, 3306, 5432, 6379, 8080, 9200].map((port) => `http://${host}:${port}/`),
  ),
  ...INSIDE_NAMES.flatMap((name) => [`http://${name}/`, `https://${name}/`]),
  ...["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1:70/", "ws://127.0.0.1/", "data:text/html,hoi"],
  ...["http:127.0.0.1/", "http:\\\\127.0.0.1\\", "http:///127.0.0.1/", "//127.0.0.1/", "http://127.0.0.1\t/"],
];

/** Answers of a resolver for a name that looks public. */
export const HOSTILE_ANSWERS: readonly string[][] = [
  ...[...INSIDE_4, ...INSIDE_6].map((address) => [address]),
  ...["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "2001::7f00:1", "fe80::1%eth0"].map((address) => [
    address,
  ]),
  ["93.184.215.14", "127.0.0.1"],
  ["127.0.0.1", "93.184.215.14"],
  ["2606:4700::1111", "::1"],
];
