/**
 * What the demo's school keeps, one schema per table. Entities are the contract's, with what the wire does not say
 * (whose school, which account) added; what a call derives (names, counts, nested comments) is left out. Ids
 * replace relations: those of @mswjs/data are slow and cannot be saved.
 */
import { object, type InferType } from 'yup';
import { academicActivitySchema } from '@/api/resources/academic-activities';
import { academicRecordSchema } from '@/api/resources/academic-records';
import { activityGroupSchema } from '@/api/resources/activity-log';
import { configurationSchema } from '@/api/resources/configurations';
import { courseObservationSchema } from '@/api/resources/course-observations';
import { indicatorSchema } from '@/api/resources/indicators';
import { mentionCategorySchema, mentionSchema } from '@/api/resources/mentions';
import { periodSchema } from '@/api/resources/periods';
import { attachmentSchema, postSchema } from '@/api/resources/publications';
import { roomSchema } from '@/api/resources/rooms';
import { filled, flag, integer, list, text, wireDate, word } from '@/api/core/schema';
import { preEnrollmentSchema } from '@/api/resources/pre-enrollments';
import { schoolYearSchema } from '@/api/resources/school-years';
import { schoolSchema } from '@/api/resources/schools';
import { observationTypeSchema, studentObservationSchema } from '@/api/resources/student-observations';
import { studentSchema } from '@/api/resources/students';
import { courseSchema, assetSchema, subjectTypeSchema } from '@/api/resources/subjects';
import { deviceTokenSchema, enrollmentCodeSchema, securityCodeSchema } from '@/api/resources/support';
import { teacherSchema } from '@/api/resources/teachers';
import { templateUrlsSchema } from '@/api/resources/templates';
import { valuationSchema } from '@/api/resources/valuations';

const ofSchool = { schoolId: integer() };

/** An account that can sign in. A teacher's account and teacher record share their e-mail. */
const accountTable = object({
  id: integer(),
  username: filled(),
  password: filled(),
  role: word('MANAGER', 'TEACHER', 'PARENT'),
  name: text(),
  surname: text(),
  phoneNumber: text().nullable(),
  imageProfileUrl: text().nullable(),
  schoolIds: list(integer()),
  authorities: list(text()),
  /** false answers 'User account is invalid'. */
  active: flag(),
});

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

const postTable = postSchema
  .omit(['rooms', 'images', 'videos', 'files', 'subjectName', 'teacherName', 'teacherProfileImageUrl', 'comments', 'view', 'reaction'])
  .shape({
    ...ofSchool,
    rooms: list(integer()),
    images: list(integer()),
    videos: list(integer()),
    files: list(integer()),
    reactions: integer(),
    active: flag(),
  });

/** A comment of a post: exactly one of the three author ids is not null. */
const commentTable = object({
  id: integer(),
  postId: integer(),
  /** The top-level comment it answers, or null. */
  parentCommentId: integer().nullable(),
  message: text(),
  creationDate: wireDate(),
  teacherId: integer().nullable(),
  managerId: integer().nullable(),
  parentId: integer().nullable(),
  active: flag(),
});

/** The process that follows the close of a year: its students get their rooms of the next. */
const enrollmentTable = object({
  id: integer(),
  ...ofSchool,
  /** The year that was closed, once (YEAR-17). */
  closedYearId: integer(),
  /** The new year. */
  schoolYearId: integer(),
  status: word('ACTIVE', 'FINALIZED'),
});

/** Who was in which room when a year was closed (API-054). */
const studentHistoryTable = object({ id: integer(), studentId: integer(), roomId: integer(), schoolYearId: integer() });

/** What a teacher has reported; names are those of today. */
const activityGroupTable = activityGroupSchema.omit(['teacherName', 'roomName', 'students']).shape({
  ...ofSchool,
  teacherId: integer(),
  roomId: integer(),
  students: list(integer()),
  /** Of a CHECKIN those of them who were not there. */
  absent: list(integer()),
});

/** A chat of the cloud store, which belongs to no school. */
const chatTable = object({
  id: integer(),
  participants: list(text()),
  stateChat: word('ACTIVE', 'INACTIVE'),
  lastMessage: text(),
  /** Moments as the store writes them, ISO in UTC. */
  createTime: text(),
  updateTime: text(),
});

export const tables = {
  accounts: accountTable,
  schools: schoolSchema.shape({ subjectWord: text().nullable(), roomWord: text().nullable() }),
  schoolYears: schoolYearSchema.shape(ofSchool),
  periods: periodSchema.omit(['state']).shape({ ...ofSchool, schoolYearId: integer(), active: flag() }),
  enrollments: enrollmentTable,
  configurations: configurationSchema.shape(ofSchool),
  valuations: valuationSchema.shape(ofSchool),
  rooms: roomSchema.omit(['group']),
  subjects: courseSchema.omit(['subjectType', 'iconCourse', 'colorCourse', 'group']),
  subjectTypes: subjectTypeSchema.shape({ ...ofSchool, active: flag() }),
  assets: assetSchema,
  mentionCategories: mentionCategorySchema.shape(ofSchool),
  mentions: mentionSchema.shape(ofSchool),
  teachers: teacherSchema,
  students: studentSchema.shape({ ...ofSchool, schoolYearId: integer() }),
  /** By the year that was closed. */
  studentHistory: studentHistoryTable,
  /** `closedYearId`: the year that they follow. */
  preEnrollments: preEnrollmentSchema.shape({ closedYearId: integer() }),
  parents: parentTable,
  indicators: indicatorSchema.shape({ active: flag() }),
  academicActivities: academicActivitySchema.shape({ active: flag() }),
  academicRecords: academicRecordSchema,
  courseObservations: courseObservationSchema.shape({ subjectId: integer() }),
  observationTypes: observationTypeSchema.shape(ofSchool),
  studentObservations: studentObservationSchema.shape({ active: flag() }),
  activityGroups: activityGroupTable,
  attachments: attachmentSchema,
  posts: postTable,
  comments: commentTable,
  chats: chatTable,
  templates: templateUrlsSchema.shape({ id: integer() }),
  securityCodes: securityCodeSchema.shape({ id: integer() }),
  enrollmentCodes: enrollmentCodeSchema.omit(['studentName', 'studentLastName', 'schoolName']).shape({ studentId: integer() }),
  deviceTokens: deviceTokenSchema,
} as const;

export type TableName = keyof typeof tables;
/**
 * Tables of volume, by the field that parts them: they are kept as plain maps, a partition is read when it is asked for
 * and stored by itself (decision 0005).
 */
export const partitionKeys = {
  activityGroups: 'schoolId',
  indicators: 'roomId',
  academicActivities: 'roomId',
  academicRecords: 'indicatorId',
  courseObservations: 'subjectId',
  studentObservations: 'studentId',
  studentHistory: 'schoolYearId',
  preEnrollments: 'closedYearId',
} as const satisfies Partial<Record<TableName, string>>;
export type VolumeName = keyof typeof partitionKeys;
export type ModelName = Exclude<TableName, VolumeName>;

export const isVolume = (name: TableName): name is VolumeName => Object.hasOwn(partitionKeys, name);

/** Tables that a new world leaves empty: each partition of them is seeded when it is first asked for. */
export type LateName =
  | 'indicators'
  | 'academicActivities'
  | 'academicRecords'
  | 'courseObservations'
  | 'studentObservations'
  | 'studentHistory'
  | 'preEnrollments';

export type Row<Name extends TableName> = InferType<(typeof tables)[Name]>;

/** The rows that the seed makes at once. */
export type World = { [Name in Exclude<TableName, LateName>]: Row<Name>[] };
