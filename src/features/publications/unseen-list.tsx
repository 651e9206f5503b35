import { Copy } from 'lucide-react';
import type { Student } from '@/api/resources/students';
import { apartStudents } from '@/school/apart';
import { fullName } from '@/school/students';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { counted } from '@/ui/base/plural';
import { StatusChip } from '@/ui/base/status-chip';
import { showSnack } from '@/ui/overlay/notices';
import { LoadFailure } from '@/ui/page/load-failure';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { ReadersWait } from './readers-wait';
import { asText, countOfFamilies, countOfSiblings, isUnregistered, type RoomStudents } from './unseen-students';
import type { useRoomStudents } from './use-room-students';

/** READ-05 */
async function copy(rooms: readonly RoomStudents[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(asText(rooms));
    void showSnack('Lista copiada');
  } catch {
    // The browser refuses it, or the address is insecure.
    void showSnack('El navegador no dejó copiar la lista.');
  }
}

function StudentRow({ student, apart }: { student: Student; apart: string | undefined }) {
  const name = fullName(student);
  return (
    <li>
      <Avatar name={name} surname={student.surname} image={student.photoUrl} size="sm" />
      <span className="me-auto text-break">
        <span translate="no">{name}</span>
        <ApartText text={apart} />
      </span>
      {isUnregistered(student) && <StatusChip status={{ label: 'Familia sin registrar', colour: 'warning' }} />}
    </li>
  );
}

/** The text in place of an empty list. `loaded`: number of loaded students; `hidden`: number of rooms without access. */
function Nobody({ loaded, hidden }: { loaded: number; hidden: number }) {
  if (loaded === 0) return hidden === 0 && <p className="mb-0">Sus cursos no tienen estudiantes.</p>;
  return <p className="mb-0">{`${hidden === 0 ? 'Todas' : 'En los demás cursos todas'} las familias la han visto.`}</p>;
}

interface UnseenListProps {
  students: ReturnType<typeof useRoomStudents>;
  /** By room; null until loaded. */
  unseen: readonly RoomStudents[] | null;
  /** Number of readers that could not be loaded. */
  unknownReaders: number;
}

/** 'Sin ver': the students of the post's rooms without a reader (READ-02 to READ-05). */
export function UnseenList({ students: { rooms, hidden, state, again }, unseen, unknownReaders }: UnseenListProps) {
  if (state === 'failed') return <LoadFailure onRetry={again} />;
  if (unseen === null) return <ReadersWait />;
  const unseenStudents = unseen.flatMap(({ students }) => students);
  const siblings = countOfSiblings(unseenStudents);
  const apart = apartStudents(unseenStudents);
  const loaded = rooms.reduce((sum, { students }) => sum + students.length, 0);
  const misfits = rooms.reduce((sum, room) => sum + room.misfits, 0);
  return (
    <>
      {hidden.length > 0 && <Notice>{`No es posible saber de: ${hidden.map(({ name }) => name).join(', ')}.`}</Notice>}
      {unknownReaders > 0 && <Notice>{`No se pudo saber de ${counted(unknownReaders, 'lectura', 'lecturas')}.`}</Notice>}
      <MisfitsNotice count={misfits} total={loaded + misfits} />
      {unseenStudents.length === 0 ? (
        misfits === 0 && <Nobody loaded={loaded} hidden={hidden.length} />
      ) : (
        <>
          <div className="d-flex flex-wrap align-items-center justify-content-between gap-2 mb-3">
            <div>
              <span>{countOfFamilies(unseenStudents)}</span>
              {siblings !== null && <small className="d-block text-body-secondary">{siblings}</small>}
            </div>
            <Button kind="text" onClick={() => void copy(unseen)}>
              <Copy className="icon" />
              Copiar lista
            </Button>
          </div>
          {unseen.map((room) => (
            <section key={room.id} className="mb-3" aria-label={room.name}>
              <h3 className="fs-6 mb-1" translate="no">{`${room.name} (${room.students.length})`}</h3>
              <ul className="list-rows">
                {room.students.map((student) => (
                  <StudentRow key={student.id} student={student} apart={apart.get(student.id)} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </>
  );
}
