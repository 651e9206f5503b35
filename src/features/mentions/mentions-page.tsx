import { Award } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { EmptyState } from '@/ui/page/empty-state';
import { AddButton, ListHead } from '@/school/lists/list-head';
import { useRemoval } from '@/ui/overlay/use-removal';
import { EDIT, REMOVE, RowActions } from '@/ui/table/row-actions';
import { compareText } from '@/ui/base/text-order';
import { MentionDialog } from './mention-dialog';
import { useEdited } from '@/ui/form/use-edited';

interface MentionRow {
  readonly id: number;
  readonly description: string;
  readonly category: string;
}

const COLUMNS: readonly Column<MentionRow>[] = [
  { id: 'description', header: 'Mención', value: ({ description }) => description, sheet: 'name' },
  { id: 'category', header: 'Categoría', value: ({ category }) => category },
];

const MentionsUpload = lazyDialog(
  () => 'Cargar lista de menciones',
  async () => (await import('./mentions-upload')).MentionsUpload,
);

const idOf = ({ id }: MentionRow) => id;
const nameOf = ({ description }: MentionRow) => description;

/** /dashboard/mentions/list: 'Menciones' (MENT-03 to MENT-05). */
export function MentionsPage() {
  const list = useQuery(queryOf(mentions.list, {}));
  const categories = useQuery(queryOf(mentions.listCategories, {}));
  const [chosen, edit] = useEdited(list.data?.mentionTypes);
  // MENT-14, MENT-15
  const remove = useRemoval(mutationOf(mentions.remove), {
    title: 'Eliminar Mención',
    text: '¿Estás seguro que deseas eliminar esta mención?',
  });
  const actions = useCallback(
    ({ id, description }: MentionRow) => (
      <RowActions
        actions={[
          { ...EDIT, onPress: () => edit(id) },
          { ...REMOVE, onPress: () => remove({ params: { id } }, description) },
        ]}
      />
    ),
    [edit, remove],
  );

  const mentionTypes = list.data?.mentionTypes;
  const loadedCategories = categories.data?.categories;
  const rows = useMemo(
    () =>
      loadedCategories &&
      mentionTypes
        ?.map(({ id, description, mentionCategoryId }): MentionRow => {
          const category = loadedCategories.find((candidate) => candidate.id === mentionCategoryId)?.description ?? '';
          return { id, description, category };
        })
        .toSorted((a, b) => compareText(a.description, b.description)),
    [mentionTypes, loadedCategories],
  );
  // SAFE-22: the dialog compares names.
  useQuery({ ...queryOf(mentions.list, {}, { allOrNothing: true }), enabled: chosen !== undefined && list.data?.misfits !== undefined });
  const add = <AddButton to="/dashboard/mentions/create">Agregar Mención</AddButton>;
  const isEmpty = rows?.length === 0 && list.data?.misfits === undefined;
  return (
    <>
      <ListHead heading="Menciones" upload={MentionsUpload}>
        {!isEmpty && add}
      </ListHead>
      <DataTable
        label="Menciones"
        columns={COLUMNS}
        record={{ id: idOf, name: nameOf }}
        actions={{ of: actions }}
        list={{
          rows,
          misfits: list.data?.misfits,
          isLoading: list.isFetching || categories.isFetching,
          retry: () => [list, categories].forEach((query) => query.isError && void query.refetch()),
        }}
        // MENT-04
        empty={
          <EmptyState icon={Award} text="Aún no se han creado menciones. Agrega las menciones con el botón Agregar Mención." action={add} />
        }
      />
      {chosen && loadedCategories && (
        <MentionDialog
          mention={chosen}
          categories={loadedCategories}
          others={(mentionTypes ?? []).filter(({ id }) => id !== chosen.id).map(({ description }) => description)}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
