import { integer } from '@/api/core/schema';
import { deviceTokenSchema, enrollmentCodeSchema, securityCodeSchema } from '@/api/resources/support';
import type { Faker } from '@faker-js/faker';
import { guardians, students as namedStudents } from '@fixtures/students';
import { PHONE_ALONE } from '@fixtures/support';
import type { Row, World } from '@mocks/store/tables';
import { shiftMinutes, toBogota } from '@mocks/seeding/calendar';
import { openDice } from '@mocks/seeding/dice';
import type { SeedOptions } from '@mocks/seeding/options';
import type { WorldSeed } from '@mocks/seeding/seed-world';

export const tables = {
  securityCodes: securityCodeSchema.shape({ id: integer() }),
  enrollmentCodes: enrollmentCodeSchema.omit(['studentName', 'studentLastName', 'schoolName']).shape({ studentId: integer() }),
  deviceTokens: deviceTokenSchema,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type SecurityCode = Row<'securityCodes'>;
type EnrollmentCode = Row<'enrollmentCodes'>;
type DeviceToken = Row<'deviceTokens'>;
type Student = Row<'students'>;

const DAY = 24 * 60;

/** Support records are seeded only for the families of this school. */
const SCHOOL = 1;

const withIds = <Item extends object>(items: readonly Item[]) => items.map((item, index) => ({ id: index + 1, ...item }));

/** Every fifth parent has no number. */
const phoneOf = ({ id }: Row<'parents'>) => (id % 5 === 0 ? null : `+57 310 000 ${String(200 + id).padStart(4, '0')}`);

/** A validated code for every registered guardian, and pending codes for those who are changing their number. */
function seedSecurityCodes(dice: Faker, parents: readonly Row<'parents'>[], now: string): SecurityCode[] {
  const code = () => dice.string.numeric({ length: 6 });
  const validated = parents
    .filter(({ schoolId }) => schoolId === SCHOOL)
    .map((parent) => ({
      code: code(),
      validated: true,
      createDate: shiftMinutes(now, -dice.number.int({ min: 5 * DAY, max: 120 * DAY })),
      email: parent.email,
      phoneNumber: phoneOf(parent),
    }));
  const pending = { code: code(), validated: false, createDate: shiftMinutes(now, -139) };
  return withIds([
    ...validated,
    { ...pending, email: guardians.jeronimo.email, phoneNumber: '+57 310 000 0142' },
    { ...pending, code: code(), email: namedStudents.angelGabriel.parentEmail, phoneNumber: null },
    { ...pending, code: code(), email: null, phoneNumber: PHONE_ALONE },
  ]);
}

/** The status of an enrollment code, by the student's own. */
function statusOf({ id, studentStatus }: Student): string {
  if (studentStatus === 'CODE_VALIDATED') return 'USED';
  if (studentStatus !== 'INVITE_SENT') return 'ACCOUNT_CREATED';
  return ['PENDING', 'NEW', 'EXPIRED', 'CANCELLED'][id % 4] ?? 'PENDING';
}

/** Characters that look alike, which codes do not contain. */
const AMBIGUOUS = ['0', '1', 'I', 'L', 'O'];

/** A code for every student, and an earlier one where it expired; every third family has no number for messages. */
function seedEnrollmentCodes(dice: Faker, students: readonly Student[]): EnrollmentCode[] {
  const code = (student: Student, status: string): Omit<EnrollmentCode, 'id'> => {
    const isBySms = student.id % 3 !== 0;
    return {
      studentId: student.id,
      enrollmentCode: dice.string.alphanumeric({ length: 8, casing: 'upper', exclude: AMBIGUOUS }),
      enrollmentSMSCode: isBySms ? dice.string.numeric({ length: 6 }) : null,
      enrollmentStatus: status,
      enrollmentSMSStatus: isBySms ? status : null,
    };
  };
  return withIds(
    students
      .filter(({ schoolId }) => schoolId === SCHOOL)
      .flatMap((student) => [
        ...(student.studentStatus === 'CODE_VALIDATED' ? [code(student, 'EXPIRED')] : []),
        code(student, statusOf(student)),
      ]),
  );
}

type Device = Pick<DeviceToken, 'deviceType' | 'deviceModel' | 'osVersion' | 'appVersion' | 'status'>;

/** Newest first. */
const DEVICES: readonly Device[] = [
  { deviceType: 'ANDROID', deviceModel: 'Moto G24', osVersion: 'Android 14', appVersion: '3.8.1', status: 'ACTIVE' },
  { deviceType: 'IOS', deviceModel: 'iPhone SE', osVersion: 'iOS 16.7', appVersion: '3.2.0', status: 'EXPIRED' },
  { deviceType: 'WEB', deviceModel: null, osVersion: null, appVersion: null, status: 'INACTIVE' },
  { deviceType: 'ANDROID', deviceModel: 'Galaxy A15', osVersion: 'Android 13', appVersion: '2.9.4', status: 'REVOKED' },
];

/** The guardian who signs in has all devices, the others at most two. */
function seedDeviceTokens(dice: Faker, accounts: readonly Row<'accounts'>[], now: string): DeviceToken[] {
  const devicesOf = ({ id, role }: Row<'accounts'>) => DEVICES.slice(0, role === 'PARENT' ? DEVICES.length : id % 3);
  return withIds(
    accounts.flatMap((account) =>
      devicesOf(account).map((device, age) => ({
        ...device,
        accountId: account.id,
        deviceId: dice.string.hexadecimal({ length: 16, prefix: '', casing: 'lower' }),
        token: `${dice.string.alphanumeric(22)}:APA91b${dice.string.alphanumeric(134)}`,
        createdDate: shiftMinutes(now, -(age * 90 * DAY + dice.number.int({ min: 60, max: 20 * DAY }))),
      })),
    ),
  );
}

/** The records that support staff find about the world's people. */
export function seed(options: SeedOptions, world: WorldSeed): Pick<World, keyof Own> {
  const bogota = toBogota(options.now);
  const diceOf = (table: keyof Own) => openDice(options.seed, table);
  return {
    securityCodes: seedSecurityCodes(diceOf('securityCodes'), world.parents(), bogota),
    enrollmentCodes: seedEnrollmentCodes(diceOf('enrollmentCodes'), world.students()),
    deviceTokens: seedDeviceTokens(diceOf('deviceTokens'), world.accounts(), bogota),
  };
}
