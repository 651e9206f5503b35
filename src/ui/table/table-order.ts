/** By which column a table is sorted, and which way. */
export interface Order {
  readonly id: string;
  /** From the last to the first. */
  readonly isDown: boolean;
}

/** 'acronym', or '-acronym' from the last to the first: the order as an address has it (SHAR-25). */
export const orderText = ({ id, isDown }: Order): string => (isDown ? `-${id}` : id);

export const readOrder = (text: string): Order => ({ id: text.replace(/^-/, ''), isDown: text.startsWith('-') });
