import { beforeEach, describe, expect, it } from 'vitest';
import { academicActivities } from '@/api/resources/academic-activities';
import { academicRecords, type SavedAcademicRecord } from '@/api/resources/academic-records';
import { students as studentCalls, ofRoom } from '@/api/resources/students';
import { valuations, type Valuation } from '@/api/resources/valuations';
import { achievements, MATHS_OF_LA_CEIBA, MATHS_OF_SIXTH_A, TALKING_OF_TRANSITION, type LearningPlace } from '@fixtures/learning';
import type { PersonKey } from '@fixtures/people';
import { students } from '@fixtures/students';
import { levelId } from '@mocks/resources/indicators/level-id';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const { decimals, proportionality, charts, narrating, fractions } = achievements;
const { juanDavid, otherJuanDavid, cristianCamilo } = students;
const [quiz, guide, support] = proportionality.activities;

async function rowsOf(indicatorId: number, as: PersonKey = 'directora') {
  const { status, body } = await send(academicRecords.list, { params: { indicatorId } }, await callerOf(as));
  expect(status).toBe(200);
  return academicRecords.list.answer.validateSync(body, { strict: true }).studentAcademicRecords;
}

async function rowOf(studentId: number, indicatorId: number, as: PersonKey = 'directora') {
  const row = (await rowsOf(indicatorId, as)).find((one) => one.studentId === studentId);
  if (!row) throw new Error(`There is no row of student ${studentId}.`);
  return row;
}

const placeOf = ({ roomId: groupId, ...place }: LearningPlace) => ({ ...place, groupId });

/** A mark of level Básico, 3 to 3.5, for the activity without marks. */
const fresh: SavedAcademicRecord = {
  id: null,
  indicatorId: proportionality.id,
  ...placeOf(MATHS_OF_SIXTH_A),
  valorizationId: levelId(proportionality.id, 1),
  qualification: 3.3,
  studentId: juanDavid.id,
  academicActivityId: support.id,
  comment: 'Bien',
};

const save = async (body: SavedAcademicRecord[], as: PersonKey = 'directora') => send(academicRecords.save, { body }, await callerOf(as));

async function saved(body: SavedAcademicRecord[], as: PersonKey = 'directora') {
  return academicRecords.save.answer.validateSync((await save(body, as)).body, { strict: true }).studentAcademicRecords;
}

/** Changes how school 1's primary rooms are evaluated. */
async function setPrimary(change: Partial<Valuation>): Promise<void> {
  const caller = await callerOf('coordinadora');
  const { primary } = valuations.get.answer.validateSync((await send(valuations.get, {}, caller)).body);
  await send(valuations.save, { body: { ...primary, ...change } }, caller);
}

describe('API-042, by activities', () => {
  it('EVAL-16: a row for every active student of the room, by last name, then name', async () => {
    const caller = await callerOf('directora');
    const before = await rowsOf(proportionality.id);
    const { body } = await send(studentCalls.listOfRoom, { query: ofRoom(9) }, caller);
    const ofSixthA = studentCalls.listOfRoom.answer.validateSync(body).students;
    expect(before.map(({ studentId, studentName, studentLastName }) => [studentId, studentName, studentLastName])).toEqual(
      ofSixthA.map(({ id, name, surname }) => [id, name, surname]),
    );
    await send(studentCalls.remove, { params: { id: juanDavid.id } }, caller);
    expect(await rowsOf(proportionality.id)).toEqual(before.filter(({ studentId }) => studentId !== juanDavid.id));
    expect(await rowsOf(proportionality.id, 'coordinadora')).toHaveLength(14);
  });

  it('EVAL-55 to EVAL-58: the weighted mean of all that is evaluated, and its level', async () => {
    // 4.5 · 20 % + 4 · 30 % + 4.2 · 50 %
    expect(await rowOf(juanDavid.id, decimals.id)).toMatchObject({ qualification: 4.2, qualificationDescription: 'Superior' });
    // 3.2 · 20 % + 3.5 · 30 % + 3.6 · 50 % = 3.49
    expect(await rowOf(otherJuanDavid.id, decimals.id)).toMatchObject({ qualification: 3.5, qualificationDescription: 'Básico' });
    expect(await rowOf(cristianCamilo.id, decimals.id)).toMatchObject({ qualification: 2.3, qualificationDescription: 'Bajo' });
  });

  it('EVAL-56: what is not evaluated does not count, and with nothing evaluated there is no mark', async () => {
    const row = await rowOf(juanDavid.id, proportionality.id);
    // (3.8 · 20 + 4.6 · 30) / 50 = 4.28
    expect(row).toMatchObject({ qualification: 4.3, studentAcademicRecordToPreschool: null, commentToPreschool: null });
    expect(
      row.activities.map(({ academicActivityId, type, title, weight, qualification, qualificationName, withQualification }) => {
        return [academicActivityId, type, title, weight, qualification, qualificationName, withQualification];
      }),
    ).toEqual([
      [quiz.id, 'QUIZ', quiz.title, 20, 3.8, 'Alto', true],
      [guide.id, 'CLASSWORK', guide.title, 30, 4.6, 'Superior', true],
      [support.id, 'SUPPORT', support.title, 20, null, null, false],
    ]);
    expect(row.activities.at(-1)).toMatchObject({ comment: null, studentAcademicRecordId: null });
    for (const { qualification, qualificationDescription, activities } of await rowsOf(charts.id))
      expect([qualification, qualificationDescription, activities]).toEqual([null, null, []]);
  });

  it('EVAL-60: another weight changes the marks', async () => {
    const [homework] = decimals.activities;
    const body = { ...homework, marked: undefined, marks: undefined, indicatorId: decimals.id, ...MATHS_OF_SIXTH_A, weighted: 1 };
    await send(academicActivities.save, { body }, await callerOf('directora'));
    // (4.5 · 1 + 4 · 30 + 4.2 · 50) / 81 = 4.13
    expect((await rowOf(juanDavid.id, decimals.id)).qualification).toBe(4.1);
  });

  it('goes by the room’s present model, and keeps what was marked the other way', async () => {
    const before = await rowOf(juanDavid.id, decimals.id);
    await setPrimary({ isQualificationByActivities: false });
    const direct = { qualification: null, activities: [], studentAcademicRecordToPreschool: null };
    expect(await rowOf(juanDavid.id, decimals.id)).toMatchObject(direct);
    const sent = { ...fresh, academicActivityId: null };
    expect((await save([fresh])).status).toBe(422);
    const [record] = await saved([sent]);
    expect((await rowOf(juanDavid.id, proportionality.id)).studentAcademicRecordToPreschool).toBe(record?.id);
    await setPrimary({ isQualificationByActivities: true });
    expect(await rowOf(juanDavid.id, decimals.id)).toEqual(before);
  });
});

describe('API-042 and API-043, evaluated directly', () => {
  const positive: SavedAcademicRecord = {
    ...fresh,
    indicatorId: narrating.id,
    ...placeOf(TALKING_OF_TRANSITION),
    valorizationId: levelId(narrating.id, 1),
    qualification: 4,
    academicActivityId: null,
    comment: 'Contó su fin de semana',
  };

  it('EVAL-59: the mark is the record’s, with its own level, id and comment', async () => {
    const [first] = await rowsOf(narrating.id, 'preescolar');
    if (!first) throw new Error('Transición A has students.');
    const [record] = await saved([{ ...positive, studentId: first.studentId }], 'preescolar');
    const marked = { qualification: 4, qualificationDescription: 'Positivo', activities: [] };
    expect(await rowOf(first.studentId, narrating.id, 'preescolar')).toMatchObject({
      ...marked,
      studentAcademicRecordToPreschool: record?.id,
      commentToPreschool: 'Contó su fin de semana',
    });
    // A second record for the same student replaces it.
    const [other] = await saved([{ ...positive, studentId: first.studentId, qualification: 4.5 }], 'preescolar');
    expect(other?.id).toBe(record?.id);
    expect((await rowOf(first.studentId, narrating.id, 'preescolar')).qualification).toBe(4.5);
  });

  it('EVAL-30: a preschool room has no activities, whatever its configuration says', async () => {
    const caller = await callerOf('coordinadora');
    const { preschool } = valuations.get.answer.validateSync((await send(valuations.get, {}, caller)).body);
    await send(valuations.save, { body: { ...preschool, isQualificationByActivities: true } }, caller);
    const [first] = await rowsOf(narrating.id, 'preescolar');
    expect((await save([{ ...positive, studentId: first?.studentId ?? 0 }], 'preescolar')).status).toBe(200);
  });

  it('EVAL-52: without numbers the mark is the maximum of its level', async () => {
    const rows = await rowsOf(fractions.id, 'directo');
    const marks = rows.flatMap(({ qualification, qualificationDescription: level }) => (level === null ? [] : [[level, qualification]]));
    expect(marks.length).toBeGreaterThan(0);
    const ends = { Bajo: 1.25, Básico: 2.5, Alto: 3.75, Superior: 5 };
    for (const mark of marks) expect(Object.entries(ends)).toContainEqual(mark);
    const second = { ...positive, indicatorId: fractions.id, ...placeOf(MATHS_OF_LA_CEIBA), valorizationId: levelId(fractions.id, 1) };
    expect((await save([{ ...second, studentId: rows[0]?.studentId ?? 0, qualification: 2.5 }], 'directo')).status).toBe(200);
    expect((await rowsOf(fractions.id, 'directo'))[0]).toMatchObject({ qualification: 2.5, qualificationDescription: 'Básico' });
  });
});

describe('API-043', () => {
  it('stores each record of the list under an id of its own', async () => {
    const records = await saved([fresh, { ...fresh, studentId: cristianCamilo.id, comment: '' }]);
    expect(records.map(({ id: _, ...record }) => record)).toEqual([
      { ...fresh, id: undefined },
      { ...fresh, id: undefined, studentId: cristianCamilo.id, comment: '' },
    ]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(2);
    const { activities } = await rowOf(juanDavid.id, proportionality.id);
    expect(activities.at(-1)).toMatchObject({
      qualification: 3.3,
      qualificationName: 'Básico',
      comment: 'Bien',
      withQualification: true,
      studentAcademicRecordId: records[0]?.id,
    });
  });

  it('EVAL-61: keeps one record of a student, achievement and activity, with its id or null', async () => {
    const [first] = await saved([fresh]);
    const [second] = await saved([{ ...fresh, qualification: 3.1 }]);
    const [third] = await saved([{ ...fresh, id: first?.id ?? 0, qualification: 3 }]);
    expect([second?.id, third?.id]).toEqual([first?.id, first?.id]);
    expect((await rowOf(juanDavid.id, proportionality.id)).activities.at(-1)?.qualification).toBe(3);
    // Another student has a record of their own.
    const [other] = await saved([{ ...fresh, studentId: cristianCamilo.id }]);
    expect(other?.id).not.toBe(first?.id);
    expect((await save([{ ...fresh, id: other?.id ?? 0 }])).status).toBe(404);
  });

  it('EVAL-62: takes the limits of a level, and of a list with a mark beyond them stores none', async () => {
    expect((await save([{ ...fresh, qualification: 3 }])).status).toBe(200);
    expect((await save([{ ...fresh, qualification: 3.5 }])).status).toBe(200);
    const before = await rowsOf(proportionality.id);
    const list = [
      { ...fresh, qualification: 3.2 },
      { ...fresh, studentId: cristianCamilo.id, qualification: 3.51 },
    ];
    expect((await save(list)).status).toBe(422);
    expect(await rowsOf(proportionality.id)).toEqual(before);
  });

  it('refuses a deleted activity and a student who is gone', async () => {
    const caller = await callerOf('directora');
    await send(studentCalls.remove, { params: { id: cristianCamilo.id } }, caller);
    expect((await save([{ ...fresh, studentId: cristianCamilo.id }])).body).toMatchObject({
      errorCode: 'studentAcademicRecord_invalidStudent',
    });
    await send(academicActivities.remove, { params: { id: support.id } }, caller);
    expect((await save([fresh])).body).toMatchObject({ errorCode: 'studentAcademicRecord_invalidActivity' });
  });

  it('takes records of two achievements in one list', async () => {
    const [homework] = decimals.activities;
    const other = { ...fresh, indicatorId: decimals.id, valorizationId: levelId(decimals.id, 1), academicActivityId: homework.id };
    await saved([fresh, other]);
    expect((await rowOf(juanDavid.id, decimals.id)).activities[0]?.qualification).toBe(3.3);
  });
});
