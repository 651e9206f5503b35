import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { mentions, type MentionCategory } from '@/api/resources/mentions';
import { FormCard } from '@/ui/form/form-card';
import { useRowsForm } from '@/ui/form/use-rows-form';
import { FormRows } from '@/ui/form/form-rows';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { useSave } from '@/ui/form/use-save';
import { useReturn } from '@/ui/platform/use-leave';
import { LoadFailure } from '@/ui/page/load-failure';
import { showSuccess } from '@/ui/overlay/notices';
import { PageHead } from '@/ui/page/page-head';
import { MentionFields } from './mention-fields';
import { mentionContentOf, type MentionValues } from './mention-values';
import { useMentionsForm } from './mentions-form';

const LIST = '/dashboard/mentions/list';

/** `first`: the category of every new mention. */
function MentionsForm({ categories, first }: { categories: readonly MentionCategory[]; first: MentionCategory }) {
  const goBack = useReturn();
  const save = useSave(mutationOf(mentions.create), {
    // MENT-11
    say: () => showSuccess('Las menciones creadas, fueron guardados con éxito.'),
    opens: LIST,
    added: ({ mentionTypes }) => mentionTypes.map(({ id }) => id),
  });
  const {
    form: { draft, blank, columns, schema },
  } = useMentionsForm(first.id);
  const drawMention = useCallback((prefix: string) => <MentionFields prefix={prefix} categories={categories} />, [categories]);
  const form = useRowsForm<MentionValues, { rows: MentionValues[] }>({
    initial: { rows: [blank] },
    blank,
    schema,
    draft,
    send: ({ rows }) => save({ body: rows.map((row) => ({ id: null, ...mentionContentOf(row) })) }),
  });
  return (
    <FormCard form={form} title="Agregar Mención" onCancel={() => goBack(LIST)}>
      <FormRows rowLabel="Mención" list={form.list} blank={blank} columns={columns} widths="2fr 1fr">
        {drawMention}
      </FormRows>
    </FormCard>
  );
}

/** /dashboard/mentions/create: several mentions at once (MENT-06 to MENT-12). */
export function MentionsCreatePage() {
  const { data, isError, refetch } = useQuery(queryOf(mentions.listCategories, {}));
  const [first] = data?.categories ?? [];
  return (
    <div className="w-wide">
      <PageHead heading="Menciones" />
      {data && first ? (
        <MentionsForm categories={data.categories} first={first} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <div className="card card-body">
          <FormSkeleton fields={2} />
        </div>
      )}
    </div>
  );
}
