import type { MarksPlace, SpreadsheetAddress } from '@/school/spreadsheet-address';

interface EvaluationTableProps {
  place: MarksPlace;
  room: { readonly id: number; readonly name: string };
  address: SpreadsheetAddress;
}

/** The marks of an achievement (EVAL-15 to EVAL-24). */
export function EvaluationTable(_: EvaluationTableProps) {
  return null;
}
