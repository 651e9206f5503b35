import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mutationOf } from '@/api/core/client';
import { configurations } from '@/api/resources/configurations';
import { updateSession, useSignedIn } from '@/api/session';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { confirm, showSaved } from '@/ui/overlay/notices';

/** CSWI-02, CSWI-03 */
const QUESTIONS = {
  on: { title: 'Permitir comentarios', text: '¿Estás seguro que deseas permitir los comentarios en las publicaciones?' },
  off: { title: 'Desactivar comentarios', text: '¿Estás seguro que deseas desactivar los comentarios en las publicaciones?' },
};

/** Whether the school's publications may be commented on (CSWI). */
export function CommentSwitch() {
  const id = useId();
  const { configurationId, commentPost } = useSignedIn();
  const { mutateAsync } = useMutation(mutationOf(configurations.toggle));
  /** As it was moved, while that is asked and sent. */
  const [moved, setMoved] = useState<boolean | null>(null);
  // CSWI-01
  const isOn = moved ?? commentPost;

  const move = async (on: boolean, configuration: number) => {
    setMoved(on);
    let isSaved = false;
    await confirm({
      ...QUESTIONS[on ? 'on' : 'off'],
      accept: async () => {
        // CSWI-05
        const { active } = await mutateAsync({ params: { configurationId: configuration } });
        // CSWI-07
        updateSession({ commentPost: active });
        isSaved = true;
      },
    });
    // CSWI-04, CSWI-06
    setMoved(null);
    if (isSaved) void showSaved();
  };
  return (
    <section className="card" aria-label="Publicaciones">
      <div className="card-head">
        <h2>Publicaciones</h2>
      </div>
      <div className="card-body pt-0">
        <div className="switch-row">
          <div>
            <label className="d-block" htmlFor={id}>
              Permitir comentarios
            </label>
            <span className="text-ui text-body-secondary" id={`${id}-help`}>
              {configurationId === null
                ? 'El colegio no tiene esta opción.'
                : 'Los acudientes y los profesores pueden comentar las publicaciones.'}
            </span>
          </div>
          <div className="form-check form-switch">
            <input
              id={id}
              className="form-check-input"
              type="checkbox"
              role="switch"
              checked={isOn}
              // CSWI-08
              disabled={configurationId === null}
              aria-describedby={`${id}-help`}
              onChange={({ target: { checked } }) => {
                if (configurationId !== null && moved === null) void move(checked, configurationId);
              }}
            />
            <span className="word" aria-hidden="true">
              {yesOrNo(isOn)}
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
