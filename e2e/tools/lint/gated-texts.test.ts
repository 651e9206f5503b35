import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.mjs';

const componentOf = (drawn: string) => `export const C = ({ file, files, name, image }) => ${drawn};`;

const FILE_NAMES_REFUSED = [
  // Where a file is saved.
  'link.download = name;',
  "link['download'] = name;",
  'Object.assign(link, { download });',
  "link.setAttribute('download', name);",
  "createElement('a', { download: name });",
  'link.download = isOpen ? shownFileName(name) : name;',
  'const shown = shownFileName(name); link.download = name;',
  '<a {...{ download: name }}>a</a>;',
  '<a download={`${name}.pdf`}>a</a>;',
  'import { shownFileName as free } from "./own"; link.download = free(name);',
  // Where it shows.
  ...[
    '<p>{file.name}</p>',
    '<p>{shownFileName(file.name)}<b>{file.name}</b></p>',
    '<>{files[0]?.name}</>',
    '<p>{`El archivo ${file.name} no se abre.`}</p>',
    "<p>{'El archivo ' + file.name}</p>",
    '<p>{file.name.trim()}</p>',
    '<p>{isOpen && file.name}</p>',
    "<p>{files.map(({ name }) => name).join(', ')}</p>",
    '<ul>{files.map(({ name }) => <li key={name}>{name}</li>)}</ul>',
    '<img src="" alt={image.name} />',
    '<button aria-label={`Quitar ${file.name}`} />',
    '<IconButton name={`Quitar ${file.name}`} />',
    '<p>{textOf(file.name)}</p>',
  ].map(componentOf),
  'export const C = ({ name }: File) => <p>{name}</p>;',
  'export const C = ({ name: fileName }) => <p>{fileName}</p>;',
  'export const C = ({ image: { name } }) => <img src="" alt={name} />;',
  'export const C = ({ video }) => { const label = `Video: ${video.name}`; return <p>{label}</p>; };',
  'const textOf = (file: File) => (file.size > 0 ? file.name : ""); export const C = ({ chosen }) => <p>{textOf(chosen)}</p>;',
  'void showFailure(`${file.name} no se puede abrir.`);',
  'void showFailure({ text: file.name });',
  'row.textContent = file.name;',
  "row.setAttribute('aria-label', file.name);",
];

const FILE_NAMES_TAKEN = [
  'link.download = shownFileName(name);',
  '<a download>a</a>;',
  '<a download="a.pdf">a</a>;',
  'const saved = savedFileName(name, type); if (saved !== null) link.download = saved;',
  'import { shownFileName as free } from "@/ui/files/file-name"; link.download = free(name);',
  'Object.assign(link, { download: shownFileName(name) });',
  ...[
    '<p>{shownFileName(file.name)}</p>',
    "<p>{files.map(({ name }) => shownFileName(name)).join(', ')}</p>",
    '<p>{files.map(({ name }) => name).map(shownFileName)}</p>',
    "<p>{names.map(shownFileName).join(', ')}</p>",
    "<p>{kindOf(file.name) === 'image' ? 'Foto' : 'Archivo'}</p>",
    '<p>{isList(file.name) && name}</p>',
    '<p>{file.name.length}</p>',
    '<p>{room.name}</p>',
    '<AttachmentRow name={file.name} />',
    '<FilePicture file={file} alt="" />',
  ].map(componentOf),
  'const textOf = (file: File) => { const name = shownFileName(file.name); return `${name}, otro`; }; export const C = (f) => <p>{textOf(f)}</p>;',
  'export const C = ({ name: fileName }) => { const name = shownFileName(fileName); return <p>{name}</p>; };',
  'void showFailure(`${shownFileName(file.name)} no se puede abrir.`);',
];

const CELLS_REFUSED = [
  'navigator.clipboard.writeText(text);',
  'navigator.clipboard.writeText(sheetText(rows)); navigator.clipboard.writeText(names.join("\\n"));',
  'clipboard.writeText(`${name}\\t${sheetCell(room)}`);',
  "event.clipboardData.setData('text/plain', text);",
  "event.dataTransfer.setData('text/plain', text);",
  "new ClipboardItem({ 'text/plain': text });",
  "new Blob([text], { type: 'text/csv' });",
  "new Blob([sheetText(rows), more], { type: 'text/csv;charset=utf-8' });",
  "new Blob(lines, { type: 'text/tab-separated-values' });",
  "new File([text], 'cursos.csv');",
  "saveAs(new Blob([text]), 'cursos.csv');",
  "saveAs(await otherFile(rows), 'cursos.xlsx');",
  "const file = new Blob([text]); saveAs(file, 'cursos.csv');",
  "new Blob([cells.map(plain).join(';')], { type: 'text/csv' });",
  'navigator.clipboard.writeText(cells.map(sheetCell).concat(other));',
  'export function asText(rooms) { return rooms.length > 0 ? sheetText(rooms) : rooms.join(); }',
  'export const templateOf = (levels) => levels.map(named).join(";");',
  'import { asText } from "./other"; navigator.clipboard.writeText(asText(rooms));',
];

const CELLS_TAKEN = [
  'navigator.clipboard.writeText(sheetText(rows));',
  'const text = sheetText(rows); navigator.clipboard.writeText(text);',
  'import { asText } from "./unseen-students"; navigator.clipboard.writeText(asText(rooms));',
  "event.clipboardData.setData('text/plain', sheetText(rows));",
  "const MARK = '\\uFEFF'; new Blob([`${MARK}${cells.map(sheetCell).join(';')}\\r\\n`], { type: 'text/csv' });",
  "new File([bytes], 'foto.jpg', { type: 'image/jpeg' });",
  "new Blob([bytes], { type: 'video/mp4' });",
  'new Blob([bytes], { type: file.type });',
  "saveAs(paper, 'boletines.pdf');",
  "const file = await xlsxFile(sheet, signal); saveAs(file, 'cursos.xlsx');",
  'export function asText(rooms) { const all = rooms.flat(); return sheetText(all); }',
];

it.each([
  ['what saves a file, and what shows its name, frees it first (SECU-06)', 'file-names', FILE_NAMES_REFUSED, FILE_NAMES_TAKEN],
  ['what leaves for a spreadsheet passes the gate (SECU-09)', 'cells', CELLS_REFUSED, CELLS_TAKEN],
])('%s', (_, rule, refused, taken) => {
  expect(refusedLines('gated-texts.mjs', `gated-texts/${rule}`, refused)).toEqual(refused);
  expect(refusedLines('gated-texts.mjs', `gated-texts/${rule}`, taken)).toEqual([]);
});
