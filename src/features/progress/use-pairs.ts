import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';
import { subjects } from '@/api/resources/subjects';
import { teachers } from '@/api/resources/teachers';
import { valuations } from '@/api/resources/valuations';
import { useSignedIn } from '@/api/session';
import { assignedIn, assignedOf, type Assigned } from '@/school/learning/survey/places';
import { useOwnRecord } from '@/school/own-record';
import { inTeacherOrder } from '@/school/teachers';
import { loadStateOf } from '@/ui/platform/load-state';

/** Who teaches what: a Teacher's own pairs, an Admin's of all teachers (TRAC-02), and how rooms are evaluated. */
export function useAssigned() {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const own = useOwnRecord();
  const all = {
    teachers: useQuery({ ...queryOf(teachers.list, { query: {} }), enabled: isAdmin }),
    rooms: useQuery({ ...queryOf(rooms.list, {}), enabled: isAdmin }),
    subjects: useQuery({ ...queryOf(subjects.list, {}), enabled: isAdmin }),
  };
  const models = useQuery(queryOf(valuations.get, {}));
  const needed = [models, ...(isAdmin ? [all.teachers, all.rooms, all.subjects] : [own])];
  const states = needed.map((query) => loadStateOf(query));
  const [listed, listedRooms, listedSubjects] = [all.teachers.data, all.rooms.data, all.subjects.data];
  const assigned = useMemo<readonly Assigned[] | undefined>(() => {
    if (!isAdmin) return own.data && [assignedOf(own.data)];
    if (!listed || !listedRooms || !listedSubjects) return undefined;
    return assignedIn(inTeacherOrder(listed.teachers), listedRooms.rooms, listedSubjects.courses);
  }, [isAdmin, own.data, listed, listedRooms, listedSubjects]);
  return {
    assigned,
    models: models.data,
    hasFailed: states.includes('failed'),
    retry: () => {
      for (const query of needed) if (query.data === undefined) void query.refetch();
    },
  };
}
