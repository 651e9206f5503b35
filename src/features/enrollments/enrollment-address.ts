/** The open room's tab, and its table's page and order, in the address (SHAR-25). */
import { number } from 'yup';
import { tableAddress } from '@/ui/table/use-table-state';

export const ENROLLMENTS = '/dashboard/enrollments';
export const SUMMARY = `${ENROLLMENTS}/summary`;

export const enrollmentAddress = tableAddress.shape({ roomId: number().integer().positive().optional() });

export const tabLink = (roomId: number): string => `${ENROLLMENTS}?roomId=${roomId}`;
