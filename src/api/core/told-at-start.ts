/** Something that the start of the page tells, once and before anybody asks for it: nobody need be told of a change. */
export function toldAtStart<Value>(teller: string) {
  let told: { readonly value: Value } | null = null;
  return {
    tell: (value: Value): void => {
      told = { value };
    },
    get: (): Value => {
      if (told === null) throw new Error(`${teller} comes first.`);
      return told.value;
    },
  };
}
