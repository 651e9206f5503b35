import { describeList } from '@e2e/support/catalogue';
import { ODD } from '@e2e/support/odd-text';
import { acceptSaved } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { actionOf, rowNames, rowOf, showAll } from '@e2e/support/table';
import { saveOf } from '@e2e/support/form-rows';
import { CREATE, LIST, REMOVE, fillRow, formRow, openForm, openRooms } from './rooms';

const room = (id: number, name: string, type: string, hasSubjects = true) => ({
  id,
  name,
  schoolId: 1,
  roomAcronyms: `A${id}`,
  type,
  hasSubjects,
  active: true,
  teacherId: null,
  group: null,
});

const UNASSOCIATED = 'No puede eliminar un curso con estudiantes activos';

describeList({
  heading: 'Cursos',
  address: LIST,
  shortAddress: '/dashboard/rooms',
  screens: [LIST, CREATE, '/dashboard/room/9'],
  buttons: ['Agregar Curso'],
  form: { button: 'Agregar Curso', address: CREATE },
  loads: ['GET /api/rooms'],
  shown: {
    answer: {
      rooms: [
        room(1, '10A', 'HIGH_SCHOOL'),
        room(2, '6B', 'HIGH_SCHOOL', false),
        room(3, '2A', 'PRIMARY'),
        room(4, 'Único', 'PRIMARY'),
        room(5, '1A', 'PRIMARY'),
        room(6, 'Zapatitos', 'PRESCHOOL', false),
        room(7, 'Ñandúes', 'PRESCHOOL', false),
        room(8, '6A', 'HIGH_SCHOOL'),
      ],
    },
    columns: ['Nombre', 'Acrónimo', 'Tipo', 'Tiene asignaturas', 'Acciones'],
    names: ['Ñandúes', 'Zapatitos', '1A', '2A', 'Único', '6A', '6B', '10A'],
    cells: {
      Ñandúes: ['A7', 'Preescolar', 'NO', ''],
      '2A': ['A3', 'Primaria', 'SÍ', ''],
      '10A': ['A1', 'Secundaria', 'SÍ', ''],
    },
    actions: ['Ver estudiantes', 'Editar', 'Eliminar'],
  },
  empty: { who: 'colegio-vacio', texts: ['Aún no se han creado cursos.'] },
  deletion: {
    row: 'Octavo B',
    title: 'Eliminar Curso',
    question: '¿Estás seguro que deseas eliminar este curso?',
    call: REMOVE,
    path: '/api/room/28',
    // The rooms as seeded have students.
    open: async ({ page, app }) => {
      await openForm({ page, app });
      await fillRow(formRow(page, 1), 'Octavo B', '8B');
      await saveOf(page).click();
      await acceptSaved(page);
    },
    failures: [
      { fault: { kind: 'status', status: 500 }, text: UNASSOCIATED },
      { fault: { kind: 'network' }, text: 'No response from server' },
    ],
  },
  odd: { rooms: ODD.map((name, index) => ({ ...room(index + 1, name, 'PRIMARY'), roomAcronyms: name })) },
  upload: { title: 'Cargar lista de cursos', columns: 'Nombre, Acrónimo, Tipo', template: /plantilla-cursos\.csv$/ },
  tags: {
    shown: {
      address: ['@ROOM-01'],
      columns: ['@ROOM-03'],
      order: ['@ROOM-05:types', '@ROOM-05:grades', '@ROOM-05:names', '@ROOM-05:numbers'],
      cells: ['@ROOM-04:preschool', '@ROOM-04:primary', '@ROOM-04:secondary', '@ROOM-04:withSubjects', '@ROOM-04:withoutSubjects'],
      actions: ['@ROOM-07:actions', '@SHAR-14:rooms'],
      buttons: ['@ROOM-06:buttons'],
    },
    refused: ['@ROOM-02:list', '@ROOM-02:create', '@ROOM-02:detail'],
    empty: { failed: ['@ERRO-04'], empty: ['@ROOM-06:empty'] },
    deletion: {
      question: ['@ROOM-23', '@SHAR-23:room'],
      failed: ['@ROOM-28:noCode'],
      accepted: ['@ROOM-24', '@SHAR-12:room', '@SHAR-13:room', '@wire', '@API-063:ok', '@API-065:ok', '@API-066:ok'],
    },
    odd: ['@ROOM-03'],
    upload: [
      '@UPLO-01:rooms',
      '@UPLO-02:rooms',
      '@UPLO-03:rooms',
      '@UPLO-04:rooms',
      '@UPLO-04:failed',
      '@UPLO-06',
      '@UPLO-07',
      '@UPLO-08',
      '@ERRO-04',
      '@wire',
      '@API-096:ok',
    ],
  },
});

test(
  'the active rooms of the school, asked for as the list does; the first action opens a room',
  { tag: ['@ROOM-05:active', '@ROOM-07:students'] },
  async ({ page, app }) => {
    await openRooms({ page, app });
    await showAll(page);
    expect(await rowNames(page)).toEqual([
      'Prejardín',
      'Jardín A',
      'Transición A',
      'Primero A',
      'Segundo A',
      'Tercero A',
      'Cuarto A',
      'Quinto A',
      'Sexto A',
      'Sexto B',
      'Séptimo A',
      'Octavo A',
      'Noveno A',
      'Décimo A',
      'Undécimo A',
    ]);
    await expect(rowOf(page, 'Prejardín').getByRole('cell')).toHaveText(['PJ', 'Preescolar', 'NO', '']);
    await expect(rowOf(page, 'Primero A').getByRole('cell')).toHaveText(['1A', 'Primaria', 'SÍ', '']);
    await expect(rowOf(page, 'Sexto A').getByRole('cell')).toHaveText(['6A', 'Secundaria', 'SÍ', '']);
    expect((await app.control.calls('GET /api/rooms')).map(({ path }) => path)).toContain('/api/rooms/');
    await actionOf(page, 'Transición A', 'Ver estudiantes').click();
    await expect(page).toHaveURL('/dashboard/room/3');
  },
);
