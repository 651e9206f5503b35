import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from '@/api/resources/publications';
import { bytesOf, countOf, type AttachmentsValue } from './attachments';

const KB = 1024;
const MB = KB * KB;
const NUMBER = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** Rounded up, so that a nearly full meter does not seem to have room. */
const megabytes = (bytes: number) => NUMBER.format(Math.ceil((bytes * 10) / MB) / 10);

/** '12 KB', '1,4 MB'. */
export const sizeText = (bytes: number): string => (bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${megabytes(bytes)} MB`);

/** Without the unit where it is MB, as the limit's. */
const usedText = (bytes: number): string => (bytes === 0 || bytes >= MB ? megabytes(bytes) : sizeText(bytes));

/** The used part of the limits: '4,2 de 10 MB · 3 de 5 archivos', '21 KB de 10 MB · 1 de 5 archivos'. */
export const meterText = (value: AttachmentsValue): string =>
  `${usedText(bytesOf(value))} de ${MAX_ATTACHMENT_BYTES / MB} MB · ${countOf(value)} de ${MAX_ATTACHMENTS} archivos`;
