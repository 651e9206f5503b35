import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from '@/api/resources/publications';
import { bytesOf, countOf, type AttachmentsValue } from './attachments';

const KB = 1024;
const MB = KB * KB;
const NUMBER = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** Rounded up: a nearly full meter must not look as if there was room. */
const megabytes = (bytes: number) => NUMBER.format(Math.ceil((bytes * 10) / MB) / 10);

/** '12 KB', '1,4 MB'. */
export const sizeText = (bytes: number): string => (bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${megabytes(bytes)} MB`);

/** The number alone where it is in the unit of what is allowed. */
const takenText = (bytes: number): string => (bytes === 0 || bytes >= MB ? megabytes(bytes) : sizeText(bytes));

/** How much is taken of what is allowed: '4,2 de 10 MB · 3 de 5 archivos', '21 KB de 10 MB · 1 de 5 archivos'. */
export const meterText = (value: AttachmentsValue): string =>
  `${takenText(bytesOf(value))} de ${MAX_ATTACHMENT_BYTES / MB} MB · ${countOf(value)} de ${MAX_ATTACHMENTS} archivos`;
