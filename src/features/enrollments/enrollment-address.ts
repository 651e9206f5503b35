/** Which room's tab is open, and the page and order of its table, as the address says (SHAR-25). */
import { number } from 'yup';
import { tableAddress } from '@/ui/table/use-table-state';

export const ENROLLMENTS = '/dashboard/enrollments';
export const SUMMARY = `${ENROLLMENTS}/summary`;

export const enrollmentAddress = tableAddress.shape({ roomId: number().integer().positive().optional() });

export const tabLink = (roomId: number): string => `${ENROLLMENTS}?roomId=${roomId}`;
