/** Programs, which stay refused under any name (FILE-06, FILE-16). */
import { beginsWith, bytesText, textOf } from './file-bytes';
import { isCompound } from './document-kind';

const isBinary = beginsWith(
  '\x7FELF',
  '\xFE\xED\xFA\xCE', // Mach-O
  '\xFE\xED\xFA\xCF',
  '\xCE\xFA\xED\xFE',
  '\xCF\xFA\xED\xFE',
  '\xCA\xFE\xBA\xBE', // Mach-O of several processors, Java
  'L\0\0\0\x01\x14\x02\0', // a shortcut of Windows
  'MSCF\0', // a cabinet
);

/** Of Windows; a text may begin with these letters, too. */
const isWindows = (head: string) => head.startsWith('MZ') && head.includes('\0');

const isScript = (head: string) => /^\s*(#!|@echo\b|<\?php\b|<job\b|<package\b)/i.test(textOf(head) ?? '');

/** The class of a compound file that installs a program. */
const INSTALLER = '\x84\x10\x0C\0\0\0\0\0\xC0\0\0\0\0\0\0\x46';

const isInstaller = async (head: string, file: Blob) => isCompound(head) && (await bytesText(file)).includes(INSTALLER);

/** `head`: the file's first bytes. Rejects when the file cannot be read. */
export const isProgram = async (head: string, file: Blob): Promise<boolean> =>
  isBinary(head) || isWindows(head) || isScript(head) || isInstaller(head, file);
