import { Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Room } from '@/api/resources/rooms';
import type { TeacherDeep } from '@/api/resources/teachers';
import { inRoomOrder } from '@/school/rooms';
import { SubjectIcon } from '@/school/subjects/subject-icon';

/** Number of an acronym's letters that fit into the mark. */
const MARK_LENGTH = 3;

interface PlaceCardProps<Item> {
  heading: string;
  /** Undefined until loaded. */
  items: readonly Item[] | undefined;
  markOf: (item: Item) => ReactNode;
  /** The item's link. */
  addressOf?: ((id: number) => string) | undefined;
}

function PlaceCard<Item extends { id: number; name: string }>({ heading, items, markOf, addressOf }: PlaceCardProps<Item>) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id} aria-busy={items === undefined}>
      <div className="card-body">
        <h2 id={id} className="mb-2">
          {heading}
        </h2>
        {items === undefined ? (
          <div className="assignment-skeleton">
            <span className="skel skel-half" />
          </div>
        ) : items.length === 0 ? (
          <p className="text-body-secondary mb-0">Ninguno</p>
        ) : (
          <ul className="list-rows">
            {items.map((item) => (
              <li key={item.id}>
                <span>{markOf(item)}</span>
                {addressOf ? (
                  <Link className="record-link" translate="no" to={addressOf(item.id)}>
                    {item.name}
                  </Link>
                ) : (
                  <span className="min-w-0 text-break" translate="no">
                    {item.name}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const subjectMark = ({ iconCourse, colorCourse }: TeacherDeep['courses'][number]) => (
  <SubjectIcon icon={iconCourse} colour={colorCourse} size="sm" />
);

const roomMark = ({ roomAcronyms }: Room) => (
  <span className="room-mark" translate="no" aria-hidden="true">
    {roomAcronyms.slice(0, MARK_LENGTH)}
  </span>
);

const directionMark = () => (
  <span className="room-mark is-dir" aria-hidden="true">
    <Star className="icon" />
  </span>
);

interface TeacherAssignmentsProps {
  teacher: TeacherDeep | undefined;
  /** A room's link (HOME-05). */
  roomAddress: (id: number) => string;
  /** A subject's link, on the home screen (HOME-05). */
  subjectAddress?: (id: number) => string;
}

/** A teacher's subjects, rooms and group direction, on the detail and the home screen (HOME-01, HOME-02, TEAC-36). */
export function TeacherAssignments({ teacher, roomAddress, subjectAddress }: TeacherAssignmentsProps) {
  return (
    <div className="home-grid">
      <PlaceCard heading="Asignaturas" items={teacher?.courses} markOf={subjectMark} addressOf={subjectAddress} />
      {/* The first one pushes none away when it comes (P8). */}
      {teacher && (
        <>
          {/* SHAR-24 */}
          <PlaceCard heading="Cursos" items={inRoomOrder(teacher.rooms)} markOf={roomMark} addressOf={roomAddress} />
          <PlaceCard heading="Dirección de grupo" items={inRoomOrder(teacher.roomIds)} markOf={directionMark} addressOf={roomAddress} />
        </>
      )}
    </div>
  );
}
