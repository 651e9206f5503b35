import { object } from 'yup';
import { integer, list, text } from '@/api/core/schema';
import { FIRST_AGE, studentSchema } from '@/api/resources/students';
import { ofSchool } from '@mocks/store/table';
import type { Faker } from '@faker-js/faker';
import type { RoomFixture } from '@fixtures/rooms';
import { fatherNames, guardians, motherNames, students as namedStudents, type StudentFixture } from '@fixtures/students';
import vocabulary from '@fixtures/vocabulary.json';
import type { Row, World } from '@mocks/store/tables';
import { yearOf } from '@mocks/seeding/calendar';
import { openDice } from '@mocks/seeding/dice';
import { openEmails } from '@mocks/resources/parents/emails';
import { pictureUrl, type SeedOptions } from '@mocks/seeding/options';
import type { WorldSeed } from '@mocks/seeding/seed-world';
import { planRooms } from '@mocks/resources/rooms/seed';

/** A guardian ('acudiente'); the calls say parent. */
const parentTable = object({
  id: integer(),
  ...ofSchool,
  name: text(),
  surname: text(),
  image: text().nullable(),
  email: text(),
  studentIds: list(integer()),
});

export const tables = {
  students: studentSchema.shape({ ...ofSchool, schoolYearId: integer() }),
  parents: parentTable,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type Student = Row<'students'>;
type Guardian = Row<'parents'>;

const { ninas, ninos, apellidos } = vocabulary.nombres;
const PORTRAITS = ['avatar-1.svg', 'avatar-2.svg', 'avatar-3.svg', 'avatar-4.svg', 'avatar-5.svg', 'avatar-6.svg'];
/** Surnames for generated students, without that of a fixture. */
const surnames = apellidos.filter((surname) => surname !== 'De la Hoz');
const named: readonly StudentFixture[] = Object.values(namedStudents);

/** The grade's number: preschool begins at 0, Primero at 3. */
const gradeOf = ({ roomAcronyms, type }: RoomFixture): number =>
  type === 'PRESCHOOL' ? ['PJ', 'JA', 'TA'].indexOf(roomAcronyms.padEnd(2, 'A')) : (Number.parseInt(roomAcronyms, 10) || 1) + 2;

class Registry {
  readonly students: Student[] = [];
  readonly parents: Guardian[] = [];
  private readonly names = new Set<string>();
  private readonly freeEmail = openEmails(Object.values(guardians).map(({ email }) => email));
  private nextStudent = named.length + 1;
  private nextGuardian = Object.keys(guardians).length + 1;

  constructor(
    private readonly dice: Faker,
    private readonly years: readonly Row<'schoolYears'>[],
    private readonly options: SeedOptions,
  ) {}

  addNamed(room: RoomFixture, { id, name, surname, delay, studentStatus, guardian, parentEmail, years }: StudentFixture): void {
    const age = yearOf(this.options.now) - years;
    this.students.push({
      id,
      name,
      surname,
      age,
      parentEmail,
      delay,
      studentStatus,
      active: true,
      roomId: room.id,
      photoUrl: null,
      schoolId: room.schoolId,
      schoolYearId: this.yearAt(room.schoolId),
    });
    this.names.add(`${name} ${surname}`);
    if (guardian === null) return;
    const known = this.parents.find((parent) => parent.id === guardian.id);
    if (known) known.studentIds.push(id);
    else {
      const { picture, ...person } = guardian;
      this.parents.push({ ...person, schoolId: room.schoolId, image: pictureUrl(this.options, picture), studentIds: [id] });
    }
  }

  add(room: RoomFixture): void {
    const { dice } = this;
    const sibling = dice.datatype.boolean(0.09) ? this.findSibling(room) : null;
    const { name, surname } = this.nameStudent(sibling);
    const studentStatus = sibling
      ? 'PROFILE_COMPLETED'
      : dice.helpers.weightedArrayElement<Student['studentStatus']>([
          { value: 'PROFILE_COMPLETED', weight: 80 },
          { value: 'PARENT_ACTIVE', weight: 10 },
          { value: 'CODE_VALIDATED', weight: 4 },
          { value: 'INVITE_SENT', weight: 6 },
        ]);
    const id = this.nextStudent++;
    const year = yearOf(this.options.now);
    const student: Student = {
      id,
      name,
      surname,
      age: dice.number.int({ min: Math.max(FIRST_AGE, year - gradeOf(room)), max: year }),
      parentEmail: '',
      delay: dice.datatype.boolean(0.07),
      studentStatus,
      active: true,
      roomId: room.id,
      photoUrl: dice.datatype.boolean(0.12) ? this.options.mediaUrl(dice.helpers.arrayElement(PORTRAITS)) : null,
      schoolId: room.schoolId,
      schoolYearId: this.yearAt(room.schoolId),
    };
    student.parentEmail = sibling ? this.joinFamily(sibling, id) : this.startFamily(student);
    this.students.push(student);
  }

  /** The id of the school's first year, which has its students: the year after a close has none yet (YEAR-21). */
  private yearAt(school: number): number {
    const first = this.years.find(({ schoolId }) => schoolId === school);
    if (!first) throw new Error(`School ${school} has students and no school year.`);
    return first.id;
  }

  /** A student of another room of the school, whose guardian has one child so far. */
  private findSibling(room: RoomFixture): Student | null {
    const only = this.parents.filter(
      ({ id, schoolId, studentIds }) => schoolId === room.schoolId && studentIds.length === 1 && id > Object.keys(guardians).length,
    );
    const children = new Set(only.flatMap(({ studentIds }) => studentIds));
    const candidates = this.students.filter(({ id, roomId }) => children.has(id) && roomId !== room.id);
    return candidates.length === 0 ? null : this.dice.helpers.arrayElement(candidates);
  }

  private nameStudent(sibling: Student | null): { name: string; surname: string } {
    for (;;) {
      const name = this.dice.helpers.arrayElement(this.dice.datatype.boolean() ? ninas : ninos);
      const surname = sibling?.surname ?? this.dice.helpers.arrayElements(surnames, 2).join(' ');
      if (this.names.has(`${name} ${surname}`)) continue;
      this.names.add(`${name} ${surname}`);
      return { name, surname };
    }
  }

  private joinFamily(sibling: Student, id: number): string {
    this.parents.find(({ studentIds }) => studentIds.includes(sibling.id))?.studentIds.push(id);
    return sibling.parentEmail;
  }

  /** Makes a student's guardian and returns the e-mail; an unregistered guardian gets no record. */
  private startFamily({ id, surname, studentStatus, schoolId }: Student): string {
    const { dice } = this;
    const mother = dice.datatype.boolean(0.65);
    const name = dice.helpers.arrayElement(mother ? motherNames : fatherNames);
    const [first = '', second = ''] = surname.split(' ');
    // A child's first surname is the father's first one, the second is the mother's first one.
    const shared = mother ? second : first;
    const other = dice.helpers.arrayElement(surnames.filter((one) => one !== shared));
    const email = this.freeEmail(name, shared);
    if (studentStatus === 'PROFILE_COMPLETED' || studentStatus === 'PARENT_ACTIVE') {
      const image = dice.datatype.boolean() ? this.options.mediaUrl(dice.helpers.arrayElement(PORTRAITS)) : null;
      this.parents.push({ id: this.nextGuardian++, schoolId, name, surname: `${shared} ${other}`, image, email, studentIds: [id] });
    }
    return email;
  }
}

const namedOf = (room: RoomFixture): readonly StudentFixture[] =>
  room.schoolId === 1 ? named.filter((student) => student.room === room.roomAcronyms) : [];

/** The ids of the seeded students, by room. */
export function seededStudentIds(plan: readonly RoomFixture[]): Map<number, number[]> {
  let next = named.length + 1;
  return new Map(
    plan.map((room) => {
      const ids = namedOf(room).map(({ id }) => id);
      while (ids.length < room.students) ids.push(next++);
      return [room.id, ids];
    }),
  );
}

/** Fills the planned rooms with students, fixtures first, and gives them guardians; siblings share one. */
export function seed(options: SeedOptions, world: WorldSeed): Pick<World, 'students' | 'parents'> {
  const plan = planRooms(options.size);
  const registry = new Registry(openDice(options.seed, 'students'), world.schoolYears(), options);
  for (const room of plan) for (const student of namedOf(room)) registry.addNamed(room, student);
  for (const room of plan) {
    for (let count = namedOf(room).length; count < room.students; count += 1) registry.add(room);
  }
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  return { students: registry.students.sort(byId), parents: registry.parents.sort(byId) };
}
