import { Plus, Upload } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import type { Column } from '@/ui/data-table-rows';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';
import { compareText } from '@/ui/text-order';
import { MentionActions } from './mention-actions';
import { MentionDialog } from './mention-dialog';
import { useMentionCategories, useMentions } from './mention-queries';
import { MentionsUpload } from './mentions-upload';

interface MentionRow {
  readonly id: number;
  readonly description: string;
  readonly category: string;
}

const COLUMNS: readonly Column<MentionRow>[] = [
  {
    header: 'Mención',
    value: ({ description }) => description,
    cell: ({ description }) => <div className="wrap text-break">{description}</div>,
  },
  { header: 'Categoría', value: ({ category }) => category, cell: ({ category }) => <div className="wrap text-break">{category}</div> },
];

const idOf = ({ id }: MentionRow) => id;

/** /dashboard/mentions/list: 'Menciones' (MENT-03 to MENT-05). */
export function MentionsPage() {
  const navigate = useNavigate();
  const mentions = useMentions();
  const categories = useMentionCategories();
  const [edited, setEdited] = useState<number | null>(null);
  const [uploads, setUploads] = useState(false);
  const actions = useCallback(({ id }: MentionRow) => <MentionActions id={id} onEdit={setEdited} />, []);

  const all = mentions.data?.mentionTypes;
  const known = categories.data?.categories;
  const rows = useMemo(
    () =>
      known &&
      all
        ?.map(({ id, description, mentionCategoryId }): MentionRow => {
          const category = known.find((candidate) => candidate.id === mentionCategoryId)?.description ?? '';
          return { id, description, category };
        })
        .toSorted((one, other) => compareText(one.description, other.description)),
    [all, known],
  );
  const chosen = all?.find(({ id }) => id === edited);
  const add = (
    <Button kind="primary" onClick={() => void navigate('/dashboard/mentions/create')}>
      <Plus className="icon" />
      Agregar Mención
    </Button>
  );
  return (
    <>
      <PageHead
        heading="Menciones"
        actions={
          <>
            <Button onClick={() => setUploads(true)}>
              <Upload className="icon" />
              Cargar Lista
            </Button>
            {add}
          </>
        }
      />
      <DataTable
        label="Menciones"
        columns={COLUMNS}
        rowId={idOf}
        actions={actions}
        rows={rows}
        isLoading={mentions.isFetching || categories.isFetching}
        onRetry={() => [mentions, categories].forEach((query) => query.isError && void query.refetch())}
        empty={<EmptyState text="Aún no se han creado menciones. Agrega las menciones con el botón Agregar Mención." action={add} />}
      />
      {chosen && known && (
        <MentionDialog
          mention={chosen}
          categories={known}
          others={(all ?? []).filter(({ id }) => id !== chosen.id).map(({ description }) => description)}
          onClose={() => setEdited(null)}
        />
      )}
      {uploads && <MentionsUpload onClose={() => setUploads(false)} />}
    </>
  );
}
