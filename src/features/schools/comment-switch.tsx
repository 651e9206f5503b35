import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useReread } from '@/school/use-reread';
import { mutationOf } from '@/api/core/client';
import { configurations } from '@/api/resources/configurations';
import { updateSession, useSignedIn } from '@/api/session';
import { SwitchRow } from '@/ui/form/switch-row';
import { confirm, showSaved } from '@/ui/overlay/notices';

/** CSWI-02, CSWI-03 */
const QUESTIONS = {
  on: { title: 'Permitir comentarios', text: '¿Estás seguro que deseas permitir los comentarios en las publicaciones?' },
  off: { title: 'Desactivar comentarios', text: '¿Estás seguro que deseas desactivar los comentarios en las publicaciones?' },
};

/** Whether the school's publications may be commented on (CSWI). */
export function CommentSwitch() {
  const id = useId();
  const { schoolId, configurationId, commentPost } = useSignedIn();
  const reread = useReread(configurations.list, { params: { schoolId } });
  const { mutateAsync } = useMutation(mutationOf(configurations.toggle));
  /** The new value while it is confirmed and sent; null: none. */
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);
  // CSWI-01
  const isOn = pendingValue ?? commentPost;

  const move = async (on: boolean, configuration: number) => {
    setPendingValue(on);
    let isSaved = false;
    await confirm({
      ...QUESTIONS[on ? 'on' : 'off'],
      accept: async () => {
        // The API only toggles, and another user may have done so already.
        const stored = await reread().catch(() => null);
        const isDone = stored?.configurations.find(({ id: each }) => each === configuration)?.active === on;
        // CSWI-05
        const toggle = async () => (await mutateAsync({ params: { configurationId: configuration } })).active;
        let active = isDone ? on : await toggle();
        // Without the stored value the toggle may have gone the wrong way.
        if (stored === null && active !== on) active = await toggle();
        // CSWI-07
        updateSession({ commentPost: active });
        isSaved = true;
      },
    });
    // CSWI-04, CSWI-06
    setPendingValue(null);
    if (isSaved) void showSaved();
  };
  return (
    <section className="card" aria-label="Publicaciones">
      <div className="card-head">
        <h2>Publicaciones</h2>
      </div>
      <div className="card-body pt-0">
        <SwitchRow
          id={id}
          label="Permitir comentarios"
          help={
            configurationId === null
              ? 'El colegio no tiene esta opción.'
              : 'Los acudientes y los profesores pueden comentar las publicaciones.'
          }
          isOn={isOn}
          // CSWI-08
          disabled={configurationId === null}
          onSwitch={(on) => {
            if (configurationId !== null && pendingValue === null) void move(on, configurationId);
          }}
        />
      </div>
    </section>
  );
}
