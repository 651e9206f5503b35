import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { latestReading } from '@/api/core/background-read';
import { useReadAtOpening } from '@/school/use-reread';
import { queryOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import { parents, type Parent } from '@/api/resources/parents';
import type { Post } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { apartOf, type Apart } from '@/school/apart';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { Button } from '@/ui/base/button';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { Tabs } from '@/ui/page/tabs';
import { loadPost, useFeedChange } from './feed';
import { maySeeWhoMissed } from './permissions';
import { ReadersWait } from './readers-wait';
import { UnseenList } from './unseen-list';
import { unseenIn } from './unseen-students';
import { useRoomStudents } from './use-room-students';

const VIEWS = 1;
const UNSEEN = 2;

const readerName = ({ name, surname }: Parent): string => `${name} ${surname}`;

interface ParentRowProps {
  parent: Parent;
  /** What sets the reader apart from others of the same name. */
  apart: string | undefined;
  apartStudents: Apart;
}

/** A reader (VIEW-03) with their students (VIEW-04). */
function ParentRow({ parent, apart, apartStudents }: ParentRowProps) {
  const { image, students } = parent;
  const reader = readerName(parent);
  return (
    <li className="d-block py-3">
      <div className="d-flex align-items-center gap-3">
        <Avatar name={reader} surname={parent.surname} image={image} />
        <strong className="reader text-break" translate="no">
          {reader}
        </strong>
        <ApartText text={apart} />
      </div>
      <ul className="list-unstyled readers-students">
        {students.map((student) => (
          <li className="d-flex align-items-center gap-2 text-ui" key={student.id}>
            <Avatar name={student.name} image={student.photoUrl} size="sm" />
            <span className="lh-sm text-break">
              <span translate="no">{student.name}</span>
              <ApartText text={apartStudents.get(student.id)} />
              <small className="d-block text-body-secondary" translate="no">{`${student.roomName} (${student.roomAcronyms})`}</small>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Rereads the post's views at opening and updates its card; true while reading. A failure changes nothing. */
function useViewsReread({ id }: Post): boolean {
  const session = useSignedIn();
  const change = useFeedChange();
  const [reading] = useState(latestReading);
  return useReadAtOpening(async () => {
    const stored = await reading.read((signal) => loadPost(session, id, signal));
    if (stored) change(id, (post) => ({ ...post, view: stored.view, whoHasViewed: stored.whoHasViewed }));
  });
}

/** Loads the post's readers when the dialog opens (VIEW-02). */
function useReaders(post: Post) {
  const isReading = useViewsReread(post);
  const results = useQueries({
    queries: [...new Set(post.whoHasViewed)].map((id) => queryOf(parents.get, { params: { id } }, { fresh: true })),
  });
  return {
    total: results.length,
    loaded: results.flatMap(({ data }) => data ?? []),
    waiting: isReading || results.some(({ isPending }) => isPending),
    failed: results.filter(({ isError }) => isError).length,
    misfits: results.filter(({ error }) => error instanceof ApiError && error.kind === 'malformed').length,
  };
}

/** The list of readers. Failed ones are left out silently; unreadable ones are counted (VIEW-03 to VIEW-06, SAFE-22). */
function Readers({ readers: { total, loaded, waiting, misfits } }: { readers: ReturnType<typeof useReaders> }) {
  const apart = apartOf(loaded.map((parent) => ({ id: parent.id, name: readerName(parent) })));
  const apartStudents = apartOf(loaded.flatMap(({ students }) => students));
  return (
    <>
      <MisfitsNotice count={misfits} total={total} />
      {total === 0 && !waiting && <p className="mb-0">Aún no hay vistas</p>}
      <ul className="list-rows" aria-busy={waiting}>
        {loaded.map((parent) => (
          <ParentRow key={parent.id} parent={parent} apart={apart.get(parent.id)} apartStudents={apartStudents} />
        ))}
      </ul>
      {waiting && <ReadersWait />}
    </>
  );
}

export interface ViewsDialogProps {
  post: Post;
  onClose: () => void;
}

/** 'Vistas': the post's readers with their students and, for users with access, the students without a reader (VIEW-01, READ-01). */
export const ViewsDialog = isolateDialog(function ViewsDialog({ post, onClose }: ViewsDialogProps) {
  const session = useSignedIn();
  const [chosen, setChosen] = useState(VIEWS);
  const [isUnseenOpened, setUnseenOpened] = useState(false);
  const readers = useReaders(post);
  const students = useRoomStudents(post, isUnseenOpened);
  const unseen = isUnseenOpened && students.state === 'ready' && !readers.waiting ? unseenIn(students.rooms, readers.loaded) : null;
  const count = unseen === null ? '' : ` (${unseen.reduce((sum, room) => sum + room.students.length, 0)})`;
  const views = { id: VIEWS, label: `Vistas (${readers.total})` };
  return (
    <Dialog title="Vistas" scrolls onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <Tabs
        label="Vistas"
        tabs={maySeeWhoMissed(post, session) ? [views, { id: UNSEEN, label: `Sin ver${count}` }] : [views]}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          if (id === UNSEEN) setUnseenOpened(true);
        }}
      >
        {chosen === VIEWS ? (
          <Readers readers={readers} />
        ) : (
          <UnseenList students={students} unseen={unseen} unknownReaders={readers.failed} />
        )}
      </Tabs>
    </Dialog>
  );
});
