/** Whether a document is what its extension says, as the programs that open it know it (FILE-16). */
import { beginsWith, bytesText, textOf } from './file-bytes';

type Check = (head: string, file: Blob) => boolean | Promise<boolean>;

/** Word and Excel up to 2003, an encrypted file of their successors, an installer: its start does not tell which. */
export const isCompound = beginsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');

/** Other bytes may stand before its head. */
const isPdf: Check = (head) => head.slice(0, 1024).includes('%PDF-');

const isTextWith =
  (...marks: RegExp[]): Check =>
  (head) => {
    const text = textOf(head);
    return text !== null && marks.every((mark) => mark.test(text));
  };

const isRtf = isTextWith(/^\s*\{\\rtf/);

/** Any tag of a page: some come as a table alone, or after a warning of the program that wrote them. */
const isHtml = isTextWith(/<(!doctype html|html|head|body|meta|title|style|table|tr|div|p|span|font|br|h[1-6]|ul|ol|b|strong|center)\b/i);

const isWordXml = isTextWith(/^\s*<\?xml\b/, /progid="Word\.Document"|<w:wordDocument|<pkg:package/);

/** Excel opens any XML that is no drawing. */
const isExcelXml = isTextWith(/^\s*<(\?xml|(\w+:)?Workbook)\b(?![^]*<(\w+:)?svg\b)/);

/** A page in one file, as Word and Excel save it: a message with headers. */
const isMhtml = isTextWith(/^\s*[\w-]+:/, /^mime-version:/im, /^content-type:\s*(multipart\/related|text\/html)/im);

/** Cells with tabs between them; lines that are only indented are none. */
const isTabbedText = isTextWith(/\S *\t/);

/** A sheet of Excel up to 95 outside of a compound file, as many programs of schools write .xls. */
const isBareSheet = beginsWith('\x09\0\x04\0', '\x09\x02\x06\0', '\x09\x04\x06\0', '\x09\x08\x08\0');

/** A zip with an entry in that folder, named in its list of entries or before the entry itself. */
const zipWith = (folder: string): Check => {
  const entry = new RegExp(String.raw`PK(\x01\x02[^]{42}|\x03\x04[^]{26})\/?${folder}`);
  return async (head, file) => head.startsWith('PK\x03\x04') && entry.test(await bytesText(file));
};

/** The name of a stream, which may stand anywhere in the file. */
const ENCRYPTED = Array.from('EncryptedPackage', (letter) => `${letter}\0`).join('');

const isEncrypted: Check = async (head, file) => isCompound(head) && (await bytesText(file)).includes(ENCRYPTED);

const DOCUMENTS: Readonly<Record<string, readonly Check[]>> = {
  pdf: [isPdf],
  doc: [isCompound, isRtf, isHtml, isWordXml, isMhtml, zipWith('word/')],
  xls: [isCompound, isHtml, isExcelXml, isMhtml, isTabbedText, isBareSheet, zipWith('xl/')],
  docx: [zipWith('word/'), isEncrypted],
  xlsx: [zipWith('xl/'), isEncrypted],
};

/** `head`: the file's first bytes. Rejects when the file cannot be read. */
export async function isDocument(extension: string, head: string, file: Blob): Promise<boolean> {
  const checks = DOCUMENTS[extension] ?? [];
  return (await Promise.all(checks.map(async (check) => check(head, file)))).includes(true);
}
