/** Every screen that is built, as each role reaches it: for what holds of all of them. */
import { YANETH } from '@e2e/teachers/teachers';
import { publications } from '@fixtures/publications';

export const ROUTES = {
  coordinadora: {
    subjects: '/dashboard/courses/list',
    subjectsForm: '/dashboard/courses/create',
    rooms: '/dashboard/rooms/list',
    roomsForm: '/dashboard/rooms/create',
    room: '/dashboard/room/9',
    teachers: '/dashboard/teachers/list',
    teacherForm: '/dashboard/teachers/create',
    teacher: `/dashboard/teachers/${encodeURIComponent(YANETH)}`,
    mentions: '/dashboard/mentions/list',
    mentionsForm: '/dashboard/mentions/create',
    publications: '/dashboard/publications/list',
    publication: `/dashboard/publications/${publications.reportDelivery.id}`,
  },
  directora: {
    home: '/dashboard/home',
    ownRooms: '/dashboard/teacher-rooms/list',
    invitation: '/dashboard/teacher-rooms/create',
    ownPublications: '/dashboard/publications/list',
    ownPublication: `/dashboard/publications/${publications.earlyExit.id}`,
  },
} as const;

/** Announced screens look alike: one of each role represents them. */
export const ANNOUNCED = { coordinadora: '/dashboard/schools', directora: '/dashboard/observer' } as const;

export const PUBLIC_ROUTES = {
  login: '/auth/login',
  recovery: '/auth/recover',
  unauthorized: '/unauthorized',
  support: '/support',
} as const;
