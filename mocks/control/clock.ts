/**
 * The demo's clock (DEMO-10): a shift of `Date` itself, so that screens and backend agree on now; timers are left alone. No
 * other module keeps a notion of now.
 */
const MachineDate = globalThis.Date;

let shift = 0;

const ShiftedDate: DateConstructor = new Proxy(MachineDate, {
  construct(target, args: unknown[], newTarget: unknown) {
    const given = args.length === 0 ? [target.now() + shift] : args;
    // A subclass of Date keeps its own prototype.
    return Reflect.construct(target, given, typeof newTarget === 'function' && newTarget !== ShiftedDate ? newTarget : target) as Date;
  },
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, key): unknown => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
});

/** Moves `Date` by that many ms from the machine's clock; 0 is the machine's own. */
export function shiftClock(ms: number): void {
  shift = ms;
  globalThis.Date = ms === 0 ? MachineDate : ShiftedDate;
}

/** The shift that makes it `moment` now. */
export const shiftTo = (moment: Date): number => moment.getTime() - MachineDate.now();

/** The machine's own now, for choosing where the demo's clock starts. */
export const machineNow = (): Date => new MachineDate(MachineDate.now());
