import { useQuery } from '@tanstack/react-query';
import { mutationOf, queryOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';
import { FormCard } from '@/ui/form/form-card';
import { FormRows } from '@/ui/form/form-rows';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { anyText } from '@/ui/form/form-rows-paste';
import { useSave } from '@/ui/form/use-save';
import { useReturn } from '@/ui/platform/use-leave';
import { LoadFailure } from '@/ui/page/load-failure';
import { showSuccess } from '@/ui/overlay/notices';
import { PageHead } from '@/ui/page/page-head';
import { MentionFields } from './mention-fields';
import { mentionContentOf, newMention, newMentionsSchema, type MentionValues } from './mention-values';

const LIST = '/dashboard/mentions/list';

/** Nobody chooses the category. */
const PASTED = { description: anyText };

/** /dashboard/mentions/create: several mentions at once (MENT-06 to MENT-12). */
export function MentionsCreatePage() {
  const goBack = useReturn();
  // SAFE-22: the form compares names.
  const { data } = useQuery(queryOf(mentions.list, {}, { whole: true }));
  const { data: known, isError, refetch } = useQuery(queryOf(mentions.listCategories, {}));
  const save = useSave(mutationOf(mentions.create), {
    // MENT-11
    say: () => showSuccess('Las menciones creadas, fueron guardados con éxito.'),
    opens: LIST,
    added: ({ mentionTypes: [first] }) => first?.id,
  });
  const first = known?.categories[0];
  const blank = first && newMention(first.id);
  return (
    <div className="w-wide">
      <PageHead heading="Menciones" />
      {blank ? (
        <FormCard<{ rows: MentionValues[] }>
          title="Agregar Mención"
          draft="mentions"
          initial={{ rows: [blank] }}
          schema={newMentionsSchema((data?.mentionTypes ?? []).map(({ description }) => description))}
          onCancel={() => goBack(LIST)}
          onSubmit={({ rows }) => save({ body: rows.map((row) => ({ id: null, ...mentionContentOf(row) })) })}
        >
          <FormRows rowLabel="Mención" blank={blank} columns={PASTED} widths="2fr 1fr">
            {(prefix) => <MentionFields prefix={prefix} categories={known.categories} />}
          </FormRows>
        </FormCard>
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
