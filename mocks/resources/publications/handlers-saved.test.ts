import { beforeEach, describe, expect, it } from 'vitest';
import type { LooseInput } from '@/api/core/endpoint';
import { publications, MAX_ATTACHMENT_BYTES, type Post } from '@/api/resources/publications';
import { rooms } from '@/api/resources/rooms';
import { subjects } from '@/api/resources/subjects';
import type { PersonKey } from '@fixtures/people';
import { callerOf, fetchMedia, holdAgainst, lastLine, openWorld, send } from '@mocks/testing/contract';
import { event, fileOf, formOf, homework, notice } from '@mocks/testing/sample-post';

beforeEach(openWorld);

async function save(input: LooseInput, as: PersonKey = 'coordinadora'): Promise<Post> {
  const { status, body } = await send(publications.save, input, await callerOf(as));
  expect({ status, body }).toMatchObject({ status: 200 });
  holdAgainst(publications.save.answer, body);
  return publications.save.answer.validateSync(body);
}

const firstOf = async (as: PersonKey = 'coordinadora'): Promise<Post | undefined> => {
  const endpoint = as === 'coordinadora' ? publications.listForAdmin : publications.listForTeacher;
  const { body } = await send(endpoint, { query: { limit: 3, offset: 0, orderBy: 'date', order: 'DESC' } }, await callerOf(as));
  return endpoint.answer.validateSync(body).posts[0];
};

const bytesAt = async (url: string | undefined) => new Uint8Array(await (await fetchMedia(url ?? '')).arrayBuffer());
const names = (attachments: readonly { name: string }[]) => attachments.map(({ name }) => name);

const photo = () => fileOf('foto.jpg', 'image/jpeg', 300);
const guide = () => fileOf('Guía & más.pdf', 'application/pdf', 70_000);
const video = () => fileOf('clase.mp4', 'video/mp4', 1_000);

describe('API-025, a new post', () => {
  it('is answered as it is stored, and stands first in both roles’ lists', async () => {
    const post = await save(formOf(notice, { title: '  Entrega de informes ' }));
    expect(post).toMatchObject({
      title: 'Entrega de informes',
      name: null,
      description: notice.description,
      rooms: [{ id: 9, roomAcronyms: '6A' }],
      date: notice.date,
      dueDate: null,
      place: null,
      startDate: null,
      managerId: 1,
      teacherId: null,
      view: { totalCount: 0 },
      comments: [],
    });
    expect(await firstOf()).toEqual(post);
    expect(await firstOf('directora')).toEqual(post);
  });

  it('is an event under its name, with the place and the days of a programmed one', async () => {
    const { name, place, startDate, endDate } = event;
    expect(await save(formOf(event, { name: ` ${name} ` }))).toMatchObject({
      title: null,
      name,
      isProgrammed: true,
      place,
      startDate,
      endDate,
    });
    const free = await save(formOf(event, { isProgrammed: false, place: '', startDate: '', endDate: '' }));
    expect(free).toMatchObject({ isProgrammed: false, place: null, startDate: null, endDate: null });
  });

  it('is homework of a Teacher, and a post for teachers only of an Admin', async () => {
    const task = await save(formOf(homework), 'directora');
    expect(task).toMatchObject({ teacherId: 11, managerId: null, subjectName: 'Matemáticas', dueDate: '2026-06-26 23:59:59' });
    expect(task.teacherName).toBe('Yaneth García Suárez');
    expect((await save(formOf(notice, { rooms: [] }))).rooms).toEqual([]);
  });

  it('may bring five files of exactly the bytes allowed', async () => {
    const videos = [fileOf('uno.mp4', 'video/mp4', MAX_ATTACHMENT_BYTES - 4)];
    const files = [1, 2, 3].map((number) => fileOf(`${number}.pdf`, 'application/pdf', 1));
    const post = await save(formOf(notice, {}, { images: [fileOf('a.jpg', 'image/jpeg', 1)], videos, files }));
    expect([...post.images, ...post.videos, ...post.files]).toHaveLength(5);
  });
});

describe('the attachments of API-025', () => {
  it('stand in their lists under their names, and their addresses give their bytes', async () => {
    const post = await save(formOf(notice, {}, { images: [photo()], videos: [video()], files: [guide()] }));
    expect([names(post.images), names(post.videos), names(post.files)]).toEqual([['foto.jpg'], ['clase.mp4'], ['Guía & más.pdf']]);
    expect(new Set([...post.images, ...post.videos, ...post.files].map(({ id }) => id)).size).toBe(3);
    expect(await bytesAt(post.files[0]?.url)).toEqual(new Uint8Array(await guide().arrayBuffer()));
    const answer = await fetchMedia(post.images[0]?.url ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('are answered in stretches to a player', async () => {
    const { url } = (await save(formOf(notice, {}, { videos: [video()] }))).videos[0] ?? { url: '' };
    const part = await fetchMedia(url, { Range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect((await fetchMedia(url, { Range: 'bytes=990-' })).headers.get('content-range')).toBe('bytes 990-999/1000');
    expect((await fetchMedia(url, { Range: 'bytes=1000-' })).status).toBe(416);
  });

  it('are not there when nothing was stored under that number', async () => {
    expect((await fetchMedia('https://api.example/demo-files/subidos/999999/nada.pdf')).status).toBe(404);
  });

  it('are kept in an edit as far as it names them, and new ones follow', async () => {
    const post = await save(formOf(notice, {}, { images: [photo()], files: [guide(), fileOf('otra.pdf', 'application/pdf')] }));
    const kept = post.files[1];
    const edited = await save(formOf(notice, { id: post.id, files: [kept] }, { files: [fileOf('nueva.pdf', 'application/pdf')] }));
    expect([names(edited.images), names(edited.files)]).toEqual([[], ['otra.pdf', 'nueva.pdf']]);
    expect(edited.files[0]).toEqual(kept);
    expect(await bytesAt(edited.files[0]?.url)).toHaveLength(8);
  });

  it('of another post cannot be taken over by naming them', async () => {
    const other = await save(formOf(notice, {}, { files: [guide()] }));
    const post = await save(formOf(notice));
    expect((await save(formOf(notice, { id: post.id, files: other.files }))).files).toEqual([]);
  });

  it('count to five with those that are kept, unless nothing is added', async () => {
    const five = await save(formOf(notice, {}, { files: [1, 2, 3, 4, 5].map((number) => fileOf(`${number}.pdf`, 'application/pdf')) }));
    const more = formOf(notice, { id: five.id, files: five.files }, { images: [photo()] });
    expect((await send(publications.save, more, await callerOf('coordinadora'))).status).toBe(400);
    expect((await save(formOf(notice, { id: five.id, files: five.files }))).files).toHaveLength(5);
    const six = { files: [...five.files, { id: 1, name: 'a', url: 'a' }] };
    expect((await save(formOf(notice, { id: five.id, ...six }))).files).toHaveLength(5);
  });
});

describe('API-025, an edit', () => {
  it('changes what it says and keeps dates, author, comments and views, also by another manager', async () => {
    const before = await save(formOf(event));
    const body = { managerId: 1, message: 'Nos vemos.', commentId: before.id, commentParentId: null };
    await send(publications.addComment, { params: { id: before.id }, body }, await callerOf('coordinadora'));
    const change = { id: before.id, name: 'Feria', date: '2026-01-01 00:00:00', publishDate: '2026-01-01 00:00:00', managerId: 2 };
    const after = await save(formOf(event, change), 'dos-colegios');
    expect(after).toMatchObject({ id: before.id, name: 'Feria', date: before.date, publishDate: before.publishDate, managerId: 1 });
    expect(after.comments).toHaveLength(1);
  });
});

describe('API-027', () => {
  const set = async (body: object) => send(publications.setReminders, { body }, await callerOf('coordinadora'));

  it('replaces the reminders, and the post shows them', async () => {
    const post = await save(formOf(event));
    const body = { postId: post.id, eventStartDate: event.startDate, reminderTimes: [{ number: 3, unit: 'HOURS' }] };
    expect(await set(body)).toEqual({ status: 200, body });
    expect((await firstOf())?.reminderTimes).toEqual(body.reminderTimes);
    await set({ ...body, reminderTimes: [] });
    expect((await firstOf())?.reminderTimes).toEqual([]);
  });

  it('takes no start and no reminders of an event that is not programmed any more', async () => {
    const post = await save(formOf(event));
    await set({ postId: post.id, eventStartDate: event.startDate, reminderTimes: [{ number: 1, unit: 'DAYS' }] });
    const unprogrammed = await save(formOf(event, { id: post.id, isProgrammed: false, place: '', startDate: '', endDate: '' }));
    expect(unprogrammed.reminderTimes).toHaveLength(1);
    const { status, body } = await set({ postId: post.id, eventStartDate: '', reminderTimes: [] });
    expect({ status, body }).toEqual({ status: 200, body: { postId: post.id, eventStartDate: null, reminderTimes: [] } });
  });
});

it('the log shows a form as its parts, files without their bytes', async () => {
  await save(formOf(notice, {}, { images: [photo()], files: [guide()] }));
  expect(await lastLine()).toMatchObject({ method: 'PUT', path: '/api/posts', status: 200 });
  expect((await lastLine())?.body).toEqual([
    { name: 'postRequest', filename: null, type: 'application/json', size: Buffer.byteLength(JSON.stringify(notice)), value: notice },
    { name: 'images', filename: 'foto.jpg', type: 'image/jpeg', size: 300 },
    { name: 'files', filename: 'Guía & más.pdf', type: 'application/pdf', size: 70_000 },
  ]);
});

describe('API-063 and API-074', () => {
  it.each(['coordinadora', 'directora'] as const)('answer all of the school to %s, and of no other school', async (key) => {
    const found = rooms.list.answer.validateSync((await send(rooms.list, {}, await callerOf(key))).body).rooms;
    expect(found.map(({ roomAcronyms }) => roomAcronyms)).toEqual(['TA', '6A', '6B', '7A']);
    const { courses } = subjects.list.answer.validateSync((await send(subjects.list, {}, await callerOf(key))).body);
    expect([courses.length, new Set(courses.map(({ schoolId }) => schoolId))]).toEqual([29, new Set([1])]);
  });

  it('answer an empty school empty lists', async () => {
    expect((await send(rooms.list, {}, await callerOf('colegio-vacio'))).body).toEqual({ rooms: [] });
    expect((await send(subjects.list, {}, await callerOf('colegio-vacio'))).body).toEqual({ courses: [] });
  });
});
