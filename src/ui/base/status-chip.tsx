/** The class of each colour. */
export const CHIPS = {
  success: 'chip-success',
  info: 'chip-info',
  warning: 'chip-warning',
  danger: 'chip-danger',
  primary: 'chip-primary',
  neutral: 'chip-neutral',
} as const;

/** The name of a state, and its colour. */
export interface Status {
  readonly label: string;
  readonly colour: keyof typeof CHIPS;
}

/** A state in words; '-' for an unknown one (STUD-09, TEAC-07). */
export function StatusChip({ status }: { status: Status | undefined }) {
  return status ? <span className={`chip ${CHIPS[status.colour]}`}>{status.label}</span> : <span>-</span>;
}
