/** What a state is called, and the colour that goes with the words. */
export interface Status {
  readonly label: string;
  readonly colour: 'success' | 'info' | 'warning' | 'danger' | 'primary' | 'neutral';
}

/** A state in words; '-' for an unknown one (STUD-09, TEAC-07). */
export function StatusChip({ status }: { status: Status | undefined }) {
  return status ? <span className={`chip chip-${status.colour}`}>{status.label}</span> : <>-</>;
}
