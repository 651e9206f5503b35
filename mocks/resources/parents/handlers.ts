import { parents } from '@/api/resources/parents';
import { implement } from '@mocks/backend/implement';

export const operations = implement(parents, {
  get: ({ params, schoolId, db, refuse }) => {
    const parent = db.parents.find(params.id);
    if (parent?.schoolId !== schoolId) return refuse('notFound');
    const students = parent.studentIds.flatMap((id) => {
      const student = db.students.find(id);
      const room = student?.active ? db.rooms.find(student.roomId) : null;
      if (!student || !room) return [];
      const { name, surname, photoUrl } = student;
      return [{ id, name: `${name} ${surname}`, photoUrl, roomName: room.name, roomAcronyms: room.roomAcronyms }];
    });
    return { id: parent.id, name: parent.name, surname: parent.surname, image: parent.image, students };
  },
});
