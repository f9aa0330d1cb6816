/** Loaded before the server in a journey that happens at another moment: its clock starts at `CLOCK_STARTS_AT` and runs. */
const ahead = Date.parse(process.env.CLOCK_STARTS_AT ?? "") - Date.now();
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [now() + ahead], asked),
  get: (target, name) => (name === "now" ? () => now() + ahead : Reflect.get(target, name)),
});
