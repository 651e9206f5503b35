import { cleanEmail, isEmail } from './email-text';

/** The e-mail address of a cell of a file or a paste (MAIL-01); one with capitals is meant without. */
export function emailCell(cell: string): string | undefined {
  const email = cleanEmail(cell);
  return (isEmail(email) ? email.toLowerCase() : email) || undefined;
}
