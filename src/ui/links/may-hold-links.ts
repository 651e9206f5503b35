/** Whether it is worth asking the library, whose code most texts do without. */
export const mayHoldLinks = (text: string): boolean => /:\/\/|www\.|@/i.test(text);
