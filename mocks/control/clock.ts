/**
 * The demo's clock (DEMO-10): shifts `Date` itself, so that screens and backend agree on the time; timers stay unchanged.
 * No other module keeps a time of its own.
 */
const MachineDate = globalThis.Date;

let shift = 0;

const ShiftedDate: DateConstructor = new Proxy(MachineDate, {
  construct(target, args: unknown[], newTarget: unknown) {
    const dateArgs = args.length === 0 ? [target.now() + shift] : args;
    // A subclass of Date keeps its own prototype.
    return Reflect.construct(target, dateArgs, typeof newTarget === 'function' && newTarget !== ShiftedDate ? newTarget : target) as Date;
  },
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, key): unknown => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
});

/** Shifts `Date` by `ms` from the machine's clock; 0 restores the machine's clock. */
export function shiftClock(ms: number): void {
  shift = ms;
  globalThis.Date = ms === 0 ? MachineDate : ShiftedDate;
}

/** The shift in ms that sets the clock to `moment`. */
export const shiftTo = (moment: Date): number => moment.getTime() - MachineDate.now();

/** The machine's time, from which the demo's clock starts. */
export const machineNow = (): Date => new MachineDate(MachineDate.now());
