import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/failures';
import { showFailure } from '@/ui/notices';

/**
 * The one way a failed call shows: by the failure table. What belongs beside a form is shown by the form; a 401 has
 * ended the session already, in the client.
 */
function present(error: unknown): void {
  const { place, text, rule } = failureOf(error);
  if (place === 'modal') void showFailure(text);
  if (place === 'logged' || !(error instanceof Error && error.name === 'ApiError')) console.info(rule, error);
}

/** Nothing is repeated by itself after a failure, nor asked again because a window was looked at (SHAR-22). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: present }),
  mutationCache: new MutationCache({ onError: present }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
