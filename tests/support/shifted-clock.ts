/**
 * Loaded before the program that a test starts (`node --import`): its clock begins at `CLOCK_BEGINS_AT` (ISO-8601) and
 * runs on from there.
 */
const SystemDate = Date;
const shift = SystemDate.parse(process.env.CLOCK_BEGINS_AT ?? "") - SystemDate.now();
if (Number.isNaN(shift)) throw new Error("CLOCK_BEGINS_AT is no time stamp");
const now = () => SystemDate.now() + shift;

globalThis.Date = new Proxy(SystemDate, {
  apply: () => new SystemDate(now()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
