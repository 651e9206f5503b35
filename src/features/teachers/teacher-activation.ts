/** Reactivating a deleted teacher (TEAC-30 to TEAC-35). */
import { useMutation } from '@tanstack/react-query';
import { call } from '@/api/core/client';
import { failureOf } from '@/api/core/failures';
import type { Teacher } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { confirm, showSuccess } from '@/ui/overlay/notices';

/** TEAC-32 */
async function activate(email: string): Promise<Teacher> {
  const { id } = await call(teachers.getDeep, { params: { email } });
  return call(teachers.activate, { params: { id } });
}

/**
 * Offers the reactivation after a failed creation, unless the failure is shown otherwise (a 401, no network). `onActivated` is
 * called after the success message is closed.
 */
export function useActivation(onActivated: {
  atOnce: () => void;
  afterwards: (id: number) => void;
}): (failure: unknown, email: string) => void {
  const { mutateAsync } = useMutation({ mutationFn: activate, meta: { invalidates: teachers.activate.invalidates } });
  return (failure, email) => {
    const { display, text } = failureOf(failure);
    if (display !== 'form') return;
    void confirm({
      title: 'Atención',
      text: text.replace('{email}', () => email),
      button: { words: 'Activar', kind: 'primary' },
      accept: async () => {
        const { id } = await mutateAsync(email);
        onActivated.atOnce();
        // TEAC-33
        void showSuccess('El profesor fue activado con éxito.', '¡Activado!').then(() => onActivated.afterwards(id));
      },
    });
  };
}
