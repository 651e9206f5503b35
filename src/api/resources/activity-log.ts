/** What teachers report in their rooms: API-095. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { flag, integer, list, shownList, text, wireDate, word } from '@/api/core/schema';

const endpoint = endpointsOf('activityLog');

export const ACTIVITY_TYPES = [
  'PHOTO',
  'FOOD',
  'MENTION',
  'HONOR_MENTION',
  'MOOD',
  'INCIDENT',
  'CHECKIN',
  'LEARNING',
  'REPORTANDCITATION',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const activityGroupSchema = object({
  id: integer(),
  type: word(...ACTIVITY_TYPES),
  creationDate: wireDate(),
  teacherName: text(),
  roomName: text(),
  students: list(
    object({
      name: text(),
      url: text().nullable(),
      /** null unless the type is CHECKIN. */
      checkin: flag().nullable(),
    }),
  ),
  imageUrls: list(text()),
  videoUrls: list(text()),
  comment: text().nullable(),
  quantityStars: integer().nullable(),
  mentionType: text().nullable(),
  courseName: text().nullable(),
  indicatorName: text().nullable(),
  description: text().nullable(),
  foodType: word('BREAKFAST', 'LUNCH', 'SNACK').nullable(),
  quantity: word('ALL', 'ALMOST_EVERYTHING', 'SOME', 'LITTLE', 'NONE').nullable(),
  moodDescription: text().nullable(),
  moodTitle: text().nullable(),
  consideration: text().nullable(),
  incidentDescription: text().nullable(),
  citationDate: wireDate().nullable(),
}).meta({ name: 'ActivityGroup' });
export type ActivityGroup = InferType<typeof activityGroupSchema>;

/** teacher and room by their id, creationDate by a wire date (ALOG-08, ALOG-09). */
const filter = object({ field: word('teacher', 'room', 'creationDate'), operator: word('=', '>', '<'), value: text() });

export const activityLog = {
  list: endpoint({
    id: 'API-095',
    summary: 'Actividades reportadas, por páginas',
    method: 'GET',
    path: '/api/activity-group',
    roles: ['Admin'],
    query: object({
      filters: list(filter).optional(),
      paginated: word('Y'),
      limit: integer().oneOf([10, 20, 50]),
      offset: integer().min(0),
      orderBy: word('creationDate'),
      order: word('DESC', 'ASC'),
    }),
    /** `total` counts all matching activities. */
    answer: object({ activityGroups: shownList(activityGroupSchema), total: integer().min(0) }),
  }),
};
