import type { UseQueryResult } from '@tanstack/react-query';
import { loadStateOf } from '@/ui/platform/load-state';
import type { LoadedForm } from './upload-list-dialog';

/** The form of a list that needs what another call loads, too. */
export const alsoLoaded = <Row extends object>(list: LoadedForm<Row>, query: UseQueryResult): LoadedForm<Row> => ({
  form: list.form,
  state: list.state === 'ready' ? loadStateOf(query) : list.state,
  retry: () => {
    if (list.state === 'failed') list.retry();
    if (query.isError) void query.refetch();
  },
});
