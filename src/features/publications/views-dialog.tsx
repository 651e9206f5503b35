import { useQueries } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import { parents, type Parent } from '@/api/resources/parents';
import { Avatar } from '@/ui/base/avatar';
import { Button } from '@/ui/base/button';
import { Dialog } from '@/ui/overlay/dialog';
import { MisfitsNotice } from '@/ui/page/misfits-notice';

/** A reader (VIEW-03) with their students (VIEW-04). */
function ParentRow({ parent: { name, surname, image, students } }: { parent: Parent }) {
  const reader = `${name} ${surname}`;
  return (
    <li className="d-block py-3">
      <div className="d-flex align-items-center gap-3">
        <Avatar name={reader} image={image} />
        <strong className="reader text-break">{reader}</strong>
      </div>
      <ul className="list-unstyled readers-students">
        {students.map((student) => (
          <li className="d-flex align-items-center gap-2 text-ui" key={student.id}>
            <Avatar name={student.name} image={student.photoUrl} small />
            <span className="lh-sm text-break">
              {student.name}
              <small className="d-block text-body-secondary">
                {student.roomName} ({student.roomAcronyms})
              </small>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

export interface ViewsDialogProps {
  parentIds: readonly number[];
  onClose: () => void;
}

/**
 * 'Vistas': the parents who read the post, with their students. Each is asked for once when the dialog opens; one that
 * fails is left out without a word, one that cannot be read is counted (VIEW-01 to VIEW-06, SAFE-22).
 */
export function ViewsDialog({ parentIds, onClose }: ViewsDialogProps) {
  const readers = useQueries({
    queries: [...new Set(parentIds)].map((id) => queryOf(parents.get, { params: { id } }, { fresh: true })),
  });
  const loaded = readers.flatMap(({ data }) => data ?? []);
  const misfits = readers.filter(({ error }) => error instanceof ApiError && error.kind === 'malformed').length;
  const waiting = readers.some(({ isPending }) => isPending);
  return (
    <Dialog title="Vistas" scrolls onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <MisfitsNotice count={misfits} total={readers.length} />
      {parentIds.length === 0 && <p className="mb-0">Aún no hay vistas</p>}
      <ul className="list-rows" aria-busy={waiting}>
        {loaded.map((parent) => (
          <ParentRow key={parent.id} parent={parent} />
        ))}
        {waiting && (
          <li>
            <span className="skel flex-fill" />
            <span className="visually-hidden">Cargando…</span>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
