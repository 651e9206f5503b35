import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { subjects } from '@/api/resources/subjects';
import { teachers } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';
import { useOwnRecord } from '@/school/own-record';
import { loadStateOf } from '@/ui/platform/load-state';
import { ownSubjects, taughtIn } from './taught-subjects';

/** The subjects of the 'Ficha': a Teacher's own ones, for an Admin those that are taught in the room (PROF-03). */
export function useProfileSubjects(roomId: number) {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const own = useOwnRecord();
  const teacherList = useQuery({ ...queryOf(teachers.list, { query: {} }), enabled: isAdmin });
  const subjectList = useQuery({ ...queryOf(subjects.listWithSlash, {}), enabled: isAdmin });
  const used = isAdmin ? [teacherList, subjectList] : [own];
  return {
    subjects: isAdmin
      ? teacherList.data && subjectList.data && taughtIn(roomId, teacherList.data.teachers, subjectList.data.courses)
      : own.data && ownSubjects(own.data.courses),
    /** Of a Teacher's own record; undefined for an Admin. */
    ownId: own.data?.id,
    state: loadStateOf(...used),
    again: () => {
      for (const query of used) if (query.data === undefined) void query.refetch();
    },
  };
}
