/** A value that the start of the page sets before anything reads it; it never changes. `setter` is the name of its `tell` in the error. */
export function toldAtStart<Value>(setter: string) {
  let told: { readonly value: Value } | null = null;
  return {
    tell: (value: Value): void => {
      told = { value };
    },
    get: (): Value => {
      if (told === null) throw new Error(`${setter} comes first.`);
      return told.value;
    },
  };
}
