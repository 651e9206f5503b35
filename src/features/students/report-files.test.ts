import { expect, it } from 'vitest';
import { begunOn, bulletinCode, fileName, filesOf, printText } from './report-files';

it('a student has four papers, a room two (REPO-02, REPO-03)', () => {
  expect(filesOf('student').map(({ label }) => label)).toEqual([
    'Boletín',
    'Observador',
    'Reporte de Asistencia',
    'Reporte de Actividades',
  ]);
  expect(filesOf('room').map(({ label }) => label)).toEqual(['Reporte de Asistencia', 'Reporte de Actividades']);
});

it('periods are offered from their first day on (REPO-04, REPO-05)', () => {
  const periods = [{ startDate: '2026-01-26 00:00:00' }, { startDate: '2026-04-13 00:00:00' }];
  expect(begunOn(periods, '2026-04-12')).toEqual(periods.slice(0, 1));
  expect(begunOn(periods, '2026-04-13')).toEqual(periods);
  expect(begunOn(periods, '2026-01-25')).toEqual([]);
});

it('the bulletin has marks where the model includes them (REPO-08, REPO-09)', () => {
  expect(bulletinCode({ includeValoration: true })).toBe('C');
  expect(bulletinCode({ includeValoration: false })).toBe('D');
  expect(bulletinCode(null)).toBe('D');
});

it('the file bears what it is and whose (REPO-17)', () => {
  expect(fileName({ label: 'Boletín' }, { name: 'Ana Pérez' })).toBe('Boletín Ana Pérez.pdf');
});

it('what is to be printed is told in pages and sheets (BULK-06)', () => {
  expect(printText(34, 68, true)).toBe('Boletines de 34 estudiantes: 68 páginas, 34 hojas.');
  expect(printText(34, 68, false)).toBe('Boletines de 34 estudiantes: 68 páginas, 68 hojas.');
  expect(printText(2, 3, true)).toBe('Boletines de 2 estudiantes: 3 páginas, 2 hojas.');
  expect(printText(1, 1, true)).toBe('Boletines de 1 estudiante: 1 página, 1 hoja.');
  expect(printText(1, 2, true)).toBe('Boletines de 1 estudiante: 2 páginas, 1 hoja.');
});
