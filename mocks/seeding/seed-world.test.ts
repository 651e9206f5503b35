import { people } from '@fixtures/people';
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import { publications } from '@fixtures/publications';
import { schools } from '@fixtures/schools';
import { describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { isLate, tables, type TableName, type World } from '@mocks/store/tables';
import { defaultNow, toBogota } from './calendar';
import type { WorldSize } from './options';
import { seedWorld } from './seed-world';

const now = defaultNow(new Date('2026-03-01T12:00:00Z'));
const mediaUrl = (file: string) => `/media/${file}`;
const make = (size: WorldSize, seed = 1, at = now) => seedWorld({ seed, size, now: at, mediaUrl });
const worlds: Record<WorldSize, World> = { small: make('small'), default: make('default'), large: make('large') };

const ofSchool = <Row extends { schoolId: number }>(rows: readonly Row[], schoolId: number) =>
  rows.filter((row) => row.schoolId === schoolId);
const counts = (world: World) =>
  [world.rooms, world.students, world.teachers, world.posts].map((rows: { schoolId: number }[]) => ofSchool(rows, 1).length);

/** The invalid rows of a table, as `table[id]: message`. */
function faultsOf(name: string, schema: AnyObjectSchema, rows: readonly { id: number }[]): string[] {
  const strict = schema.noUnknown();
  return rows.flatMap((row) => {
    try {
      strict.validateSync(row, { strict: true });
      return [];
    } catch (error) {
      return [`${name}[${row.id}]: ${String(error)}`];
    }
  });
}

describe('the same seed and clock', () => {
  it.each(['small', 'default', 'large'] as const)('make the same %s world, byte for byte', (size) => {
    expect(JSON.stringify(make(size))).toBe(JSON.stringify(worlds[size]));
  });

  it('differ from those of another seed', () => {
    expect(make('default', 2).students).not.toEqual(worlds.default.students);
  });
});

it('has rows for every table but those that are seeded late', () => {
  const early = Object.keys(tables).filter((name) => !isLate(name as TableName));
  expect(Object.entries(worlds.default).flatMap(([name, rows]) => (Array.isArray(rows) && rows.length > 0 ? [name] : []))).toEqual(early);
});

describe('sizes of school 1', () => {
  it('has the rooms, students, teachers and publications of each size', () => {
    expect(counts(worlds.small)).toEqual([4, 60, 22, 12]);
    expect(counts(worlds.default)).toEqual([15, 418, 22, 42]);
    expect(counts(worlds.large)).toEqual([40, 39 * 30 + 200, 22, 300]);
  });
});

it('keeps the default world small: it is stored table by table as it changes', () => {
  expect(JSON.stringify(worlds.default).length).toBeLessThan(1_000_000);
});

describe.each(['small', 'default', 'large'] as const)('the %s world', (size) => {
  const world = worlds[size];
  const rooms = new Map(world.rooms.map((room) => [room.id, room]));
  const subjects = new Map(world.subjects.map((subject) => [subject.id, subject]));
  const teachers = new Map(world.teachers.map((teacher) => [teacher.id, teacher]));
  const students = new Map(world.students.map((student) => [student.id, student]));
  const parents = new Map(world.parents.map((parent) => [parent.id, parent]));
  const accounts = new Map(world.accounts.map((account) => [account.id, account]));
  const posts = new Map(world.posts.map((post) => [post.id, post]));

  it('has rows as their tables say, under ids of their own', () => {
    const faults = Object.entries(tables).flatMap(([name, schema]) => {
      const rows: readonly { id: number }[] = Object.entries(world).find(([table]) => table === name)?.[1] ?? [];
      const repeated = new Set(rows.map(({ id }) => id)).size === rows.length ? [] : [`${name}: an id twice`];
      return [...repeated, ...faultsOf(name, schema, rows)];
    });
    expect(faults).toEqual([]);
    const attachments = world.posts.flatMap(({ images, videos, files }) => [...images, ...videos, ...files]);
    expect(attachments.toSorted((one, other) => one - other)).toEqual(world.attachments.map(({ id }) => id));
  });

  it('refers only to what the same school has', () => {
    const roomsAt = (ids: readonly number[], school: number) => ids.every((id) => rooms.get(id)?.schoolId === school);
    const subjectsAt = (ids: readonly number[], school: number) => ids.every((id) => subjects.get(id)?.schoolId === school);
    const teacherAt = (id: number | null, school: number) => id === null || teachers.get(id)?.schoolId === school;
    const managerAt = (id: number | null, school: number) => {
      const account = accounts.get(id ?? 0);
      return id === null || (account?.role === 'MANAGER' && account.schoolIds.includes(school));
    };
    const strays = {
      rooms: world.rooms.filter(({ schoolId, teacherId }) => !teacherAt(teacherId, schoolId)),
      students: world.students.filter(({ schoolId, roomId }) => !roomsAt([roomId], schoolId)),
      teachers: world.teachers.filter(
        ({ schoolId, rooms: taught, roomIds, courses }) => !roomsAt([...taught, ...roomIds], schoolId) || !subjectsAt(courses, schoolId),
      ),
      parents: world.parents.filter(({ schoolId, studentIds, email }) =>
        studentIds.some((id) => students.get(id)?.schoolId !== schoolId || students.get(id)?.parentEmail !== email),
      ),
      posts: world.posts.filter(
        (post) =>
          !roomsAt(post.rooms, post.schoolId) ||
          !subjectsAt(post.subjectId === null ? [] : [post.subjectId], post.schoolId) ||
          !teacherAt(post.teacherId, post.schoolId) ||
          !managerAt(post.managerId, post.schoolId) ||
          (post.teacherId === null) === (post.managerId === null),
      ),
    };
    expect(strays).toEqual({ rooms: [], students: [], teachers: [], parents: [], posts: [] });
  });

  it('has a teacher write only about the own rooms and subjects, and homework only by teachers', () => {
    const strays = world.posts.filter(({ postType, teacherId, rooms: shown, subjectId }) => {
      if (teacherId === null) return postType === 'HOMEWORK';
      const teacher = teachers.get(teacherId);
      const mayWrite = teacher?.active && teacher.teacherStatus === 'COMPLETED' && shown.length > 0;
      const ownRooms = shown.every((id) => teacher?.rooms.includes(id));
      return !mayWrite || !ownRooms || (subjectId !== null && !teacher.courses.includes(subjectId));
    });
    expect(strays).toEqual([]);
  });

  it('gives homework and institutional posts a subject, events a name, and all others neither', () => {
    for (const { postType, subjectId, name, title, dueDate } of world.posts) {
      expect(subjectId !== null).toBe(postType === 'HOMEWORK' || postType === 'INSTITUTIONAL');
      expect([name !== null, title !== null]).toEqual([postType === 'EVENT', postType !== 'EVENT']);
      expect(dueDate !== null).toBe(postType === 'HOMEWORK');
    }
  });

  it('has posts seen and commented by guardians of their rooms', () => {
    for (const post of world.posts) {
      const has = (id: number) => parents.get(id)?.studentIds.some((child) => post.rooms.includes(students.get(child)?.roomId ?? 0));
      expect(new Set(post.whoHasViewed).size).toBe(post.whoHasViewed.length);
      expect(post.whoHasViewed.length).toBeLessThanOrEqual(60);
      expect(post.whoHasViewed.every(has)).toBe(true);
      const writers = world.comments.filter(({ postId }) => postId === post.id).map(({ parentId }) => parentId);
      expect(writers.every((id) => id === null || (has(id) && post.whoHasViewed.includes(id)))).toBe(true);
    }
  });

  it('keeps comments one level deep, by one author each', () => {
    const topLevel = new Map(
      world.comments.filter(({ parentCommentId }) => parentCommentId === null).map(({ id, postId }) => [id, postId]),
    );
    const strays = world.comments.filter(({ postId, parentCommentId, teacherId, managerId, parentId }) => {
      const authors = [teacherId, managerId, parentId].filter((id) => id !== null);
      const answersRightly = parentCommentId === null || topLevel.get(parentCommentId) === postId;
      return !posts.has(postId) || authors.length !== 1 || !answersRightly;
    });
    expect(strays).toEqual([]);
  });

  it('has nothing written in the future, and no marker left in a text', () => {
    const today = toBogota(now);
    for (const { date } of world.posts) expect(date <= today).toBe(true);
    for (const { creationDate, postId, parentCommentId } of world.comments) {
      expect(creationDate <= today).toBe(true);
      const before = world.comments.find(({ id }) => id === parentCommentId)?.creationDate ?? posts.get(postId)?.date ?? '9999';
      expect(creationDate > before).toBe(true);
    }
    expect(JSON.stringify(world.posts)).not.toMatch(/\{\w+[+-]?\d*\}|undefined/);
  });

  it('keeps the named publications under their ids', () => {
    for (const { id, rooms: wanted, author } of Object.values(publications)) {
      const post = posts.get(id);
      expect(post?.schoolId).toBe(1);
      expect(post?.rooms.length === 0).toBe(wanted.length === 0);
      const email = post?.teacherId ? teachers.get(post.teacherId)?.teacherEmail : accounts.get(post?.managerId ?? 0)?.username;
      expect(email).toBe(author);
    }
  });

  it('lets the people of the demo sign in', () => {
    const roles = {
      acudiente: 'PARENT',
      directora: 'TEACHER',
      docente: 'TEACHER',
      preescolar: 'TEACHER',
      'sin-cursos': 'TEACHER',
      directo: 'TEACHER',
      'sin-configuracion': 'TEACHER',
    };
    for (const { key, id, email } of people) {
      const role = Object.entries(roles).find(([name]) => name === key)?.[1] ?? 'MANAGER';
      expect(accounts.get(id)).toMatchObject({ username: email, role, active: key !== 'inactivo' });
      expect(world.teachers.some(({ teacherEmail }) => teacherEmail === email)).toBe(role === 'TEACHER');
    }
  });
});

describe('what the default world shows', () => {
  const { posts, comments, teachers, schoolYears, configurations, valuations, students, parents } = worlds.default;
  const ageOf = (post: { date: string }) => (now.getTime() - Date.parse(`${post.date.replace(' ', 'T')}-05:00`)) / 60_000;
  const main = ofSchool(posts, 1);

  it('has posts minutes, hours and days old, and of one hour and one day', () => {
    const ages = main.map(ageOf);
    expect(ages.filter((age) => age < 60)).toHaveLength(1);
    expect(ages.some((age) => age >= 60 && age < 120)).toBe(true);
    expect(ages.some((age) => age >= 120 && age < 1440)).toBe(true);
    expect(ages.some((age) => age >= 1440 && age < 2880)).toBe(true);
    expect(Math.max(...ages)).toBeLessThan(61 * 1440);
  });

  it('has white readable on every subject colour', () => {
    const luminance = (hex: string) =>
      [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    for (const { colour } of SUBJECT_ICONS) expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('has four posts or more of the two teachers who publish, and none of the one without rooms', () => {
    const count = (email: string) =>
      main.filter(({ teacherId }) => teacherId === teachers.find(({ teacherEmail }) => teacherEmail === email)?.id).length;
    expect(count('mauricio.tovar@yarumos.example')).toBeGreaterThanOrEqual(4);
    expect(count('yaneth.garcia@yarumos.example')).toBeGreaterThanOrEqual(4);
    expect(count('rocio.garcia@yarumos.example')).toBe(0);
  });

  it('has every kind of attachment, and posts without views, comments or reactions', () => {
    expect(main.some(({ images }) => images.length === 1)).toBe(true);
    expect(main.some(({ images }) => images.length > 1)).toBe(true);
    expect(main.some(({ videos, files }) => videos.length > 0 && files.length > 1)).toBe(true);
    expect(main.some(({ whoHasViewed }) => whoHasViewed.length === 0)).toBe(true);
    expect(main.some(({ settings }) => !settings.REACTIONS)).toBe(true);
    const silent = main.filter(({ settings }) => !settings.COMMENTS).map(({ id }) => id);
    expect(comments.some(({ postId }) => silent.includes(postId))).toBe(true);
  });

  it('has two students of one name, a surname of more words, siblings, and guardians without a picture', () => {
    const names = ofSchool(students, 1).map(({ name, surname }) => `${name} ${surname}`);
    expect(names.length - new Set(names).size).toBe(1);
    expect(names.filter((name) => name.includes('De la Hoz'))).toHaveLength(1);
    expect(parents.filter(({ studentIds }) => studentIds.length > 1).length).toBeGreaterThan(10);
    const share = parents.filter(({ image }) => image === null).length / parents.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('puts each school in its situation', () => {
    const yearsOf = (id: number) => ofSchool(schoolYears, id).map(({ endDate }) => endDate.slice(0, 4));
    expect(schools.map(({ id }) => yearsOf(id))).toEqual([['2026', '2025'], ['2026'], ['2026'], ['2025'], ['2025', '2026'], []]);
    expect(configurations.map(({ schoolId, active }) => [schoolId, active])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, true],
      [5, true],
    ]);
    expect(ofSchool(valuations, 2).map(({ includeValoration }) => includeValoration)).toEqual([false, false]);
    expect([ofSchool(valuations, 1).length, ofSchool(valuations, 3).length]).toEqual([2, 0]);
  });
});

describe('another moment', () => {
  it.each(['2026-01-02T05:10:00Z', '2026-05-15T15:00:00Z', '2028-02-29T04:30:00Z'])('%s still has nothing in the future', (moment) => {
    const at = new Date(moment);
    const { posts, comments } = make('default', 1, at);
    for (const { date } of posts) expect(date <= toBogota(at)).toBe(true);
    for (const { creationDate } of comments) expect(creationDate <= toBogota(at)).toBe(true);
  });
});
