import { describeList } from '@e2e/support/catalogue';
import { ODD } from '@e2e/support/odd-text';
import { FORM, LIST } from './area';

const mention = (id: number, description: string, mentionCategoryId: number) => ({ id, description, mentionCategoryId, active: true });

describeList({
  heading: 'Menciones',
  address: LIST,
  shortAddress: '/dashboard/mentions',
  screens: [LIST, FORM],
  buttons: ['Agregar Mención'],
  form: { button: 'Agregar Mención', address: FORM },
  loads: ['GET /api/mention-type/school', 'GET /api/mention-category/school'],
  shown: {
    answer: { mentionTypes: [mention(3, 'Ñandú de oro', 2), mention(1, 'Zumba', 1), mention(2, 'Ética', 1), mention(4, 'Nadador', 2)] },
    columns: ['Mención', 'Categoría', 'Acciones'],
    names: ['Ética', 'Nadador', 'Ñandú de oro', 'Zumba'],
    cells: { Zumba: ['Honor', ''], Nadador: ['Mención', ''] },
    actions: ['Editar', 'Eliminar'],
  },
  empty: {
    who: 'colegio-vacio',
    texts: ['Aún no se han creado menciones. Agrega las menciones con el botón Agregar Mención.'],
  },
  deletion: {
    row: 'Buen trato',
    title: 'Eliminar Mención',
    question: '¿Estás seguro que deseas eliminar esta mención?',
    call: 'DELETE /api/mention-type/{id}',
    path: '/api/mention-type/10',
    failures: [
      { fault: { kind: 'status', status: 409, message: 'No' }, text: 'Error desconocido' },
      { fault: { kind: 'network' }, text: 'No response from server' },
    ],
  },
  odd: { mentionTypes: ODD.map((description, index) => mention(index + 1, description, 1)) },
  upload: { title: 'Cargar lista de menciones', columns: 'Nombre', template: null },
  tags: {
    shown: {
      address: ['@MENT-01'],
      columns: ['@MENT-03'],
      order: ['@MENT-03'],
      cells: ['@MENT-03'],
      actions: ['@MENT-03', '@SHAR-14:mentions'],
      buttons: ['@MENT-05'],
    },
    refused: ['@MENT-02:list', '@MENT-02:create'],
    empty: { failed: ['@ERRO-04'], empty: ['@MENT-03', '@MENT-04'] },
    deletion: {
      question: ['@MENT-14', '@SHAR-23:mention'],
      failed: ['@ERRO-12', '@ERRO-13'],
      accepted: ['@MENT-15', '@SHAR-12:mention', '@SHAR-13:mention', '@wire', '@API-083:ok', '@API-084:ok', '@API-087:ok'],
    },
    odd: ['@MENT-03', '@SAFE-16:mentions', '@SAFE-20'],
    upload: ['@UPLO-01:mentions', '@UPLO-02:mentions', '@UPLO-03:mentions', '@UPLO-05', '@UPLO-06', '@UPLO-07', '@UPLO-08'],
  },
});
