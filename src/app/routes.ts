/**
 * Every screen of the product: address, heading, who may open it, and its entry in the menu (LAYO-09 to
 * LAYO-12).
 */
import {
  Award,
  BookMarked,
  ChartLine,
  ClipboardList,
  Gauge,
  House,
  Landmark,
  ListChecks,
  Megaphone,
  NotebookPen,
  School,
  TableProperties,
  UserRoundPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Role } from '@/api/core/endpoint';
import { preloadCode } from '@/ui/platform/use-code';

type Load = () => Promise<ComponentType>;

export interface Screen {
  /** Below /dashboard. */
  readonly path: string;
  readonly heading: string;
  readonly roles: readonly Role[];
  /** Path of the menu entry that is current here, or its end: a Teacher's 'rooms' are 'teacher-rooms'. */
  readonly entry: string;
  readonly load: Load;
}

const BOTH: readonly Role[] = ['Admin', 'Teacher'];
const ADMIN: readonly Role[] = ['Admin'];
const TEACHER: readonly Role[] = ['Teacher'];

const schoolsPage: Load = async () => (await import('@/features/schools/schools-page')).SchoolsPage;
const subjectsPage: Load = async () => (await import('@/features/subjects/subjects-page')).SubjectsPage;
const subjectsCreatePage: Load = async () => (await import('@/features/subjects/subjects-create-page')).SubjectsCreatePage;
const mentionsPage: Load = async () => (await import('@/features/mentions/mentions-page')).MentionsPage;
const mentionsCreatePage: Load = async () => (await import('@/features/mentions/mentions-create-page')).MentionsCreatePage;
const roomsPage: Load = async () => (await import('@/features/rooms/rooms-page')).RoomsPage;
const roomsCreatePage: Load = async () => (await import('@/features/rooms/rooms-create-page')).RoomsCreatePage;
const roomPage: Load = async () => (await import('@/features/students/room-page')).RoomPage;
const profilePage: Load = async () => (await import('@/features/students/profile-page')).ProfilePage;
const teacherRoomsPage: Load = async () => (await import('@/features/students/teacher-rooms-page')).TeacherRoomsPage;
const teacherInvitePage: Load = async () => (await import('@/features/students/teacher-invite-page')).TeacherInvitePage;
const teachersPage: Load = async () => (await import('@/features/teachers/teachers-page')).TeachersPage;
const teacherCreatePage: Load = async () => (await import('@/features/teachers/teacher-create-page')).TeacherCreatePage;
const teacherPage: Load = async () => (await import('@/features/teachers/teacher-page')).TeacherPage;
const activityLogPage: Load = async () => (await import('@/features/activity-log/activity-log-page')).ActivityLogPage;
const academicActivitiesPage: Load = async () =>
  (await import('@/features/academic-activities/academic-activities-page')).AcademicActivitiesPage;
const learningPage: Load = async () => (await import('@/features/learning/learning-page')).LearningPage;
const achievementCreatePage: Load = async () => (await import('@/features/learning/achievement-create-page')).AchievementCreatePage;
const achievementEditPage: Load = async () => (await import('@/features/learning/achievement-edit-page')).AchievementEditPage;
const progressPage: Load = async () => (await import('@/features/progress/progress-page')).ProgressPage;
const spreadsheetPage: Load = async () => (await import('@/features/spreadsheet/spreadsheet-page')).SpreadsheetPage;
const marksGridPage: Load = async () => (await import('@/features/marks-grid/marks-grid-page')).MarksGridPage;
const studentDetailPage: Load = async () => (await import('@/features/spreadsheet/student-detail-page')).StudentDetailPage;
const observerPage: Load = async () => (await import('@/features/observer/observer-page')).ObserverPage;
const enrollmentsPage: Load = async () => (await import('@/features/enrollments/enrollments-page')).EnrollmentsPage;
const enrollmentSummaryPage: Load = async () => (await import('@/features/enrollments/enrollment-summary-page')).EnrollmentSummaryPage;
const homePage: Load = async () => (await import('@/features/teachers/home-page')).HomePage;
const publicationEditPage: Load = async () => (await import('@/features/publications/publication-edit-page')).PublicationEditPage;
const publicationsPage: Load = async () => (await import('@/features/publications/publications-page')).PublicationsPage;

export const SCREENS: readonly Screen[] = [
  // SCHO-03
  { path: 'schools', heading: 'Institución', roles: ADMIN, entry: 'schools', load: schoolsPage },
  // SUBJ-02; SUBJ-26: subjects are created on their own screen alone.
  { path: 'courses/list', heading: 'Asignaturas', roles: ADMIN, entry: 'courses', load: subjectsPage },
  { path: 'courses/create', heading: 'Asignaturas', roles: ADMIN, entry: 'courses', load: subjectsCreatePage },
  // ROOM-02
  { path: 'rooms/list', heading: 'Cursos', roles: ADMIN, entry: 'rooms', load: roomsPage },
  { path: 'rooms/create', heading: 'Cursos', roles: ADMIN, entry: 'rooms', load: roomsCreatePage },
  { path: 'room/:id', heading: 'Cursos', roles: ADMIN, entry: 'rooms', load: roomPage },
  // PROF-01
  { path: 'students/:id', heading: 'Ficha del estudiante', roles: BOTH, entry: 'rooms', load: profilePage },
  // TEAC-02
  { path: 'teachers/list', heading: 'Profesores', roles: ADMIN, entry: 'teachers', load: teachersPage },
  { path: 'teachers/create', heading: 'Profesores', roles: ADMIN, entry: 'teachers', load: teacherCreatePage },
  { path: 'teachers/:email', heading: 'Profesores', roles: ADMIN, entry: 'teachers', load: teacherPage },
  // MENT-02
  { path: 'mentions/list', heading: 'Menciones', roles: ADMIN, entry: 'mentions', load: mentionsPage },
  { path: 'mentions/create', heading: 'Menciones', roles: ADMIN, entry: 'mentions', load: mentionsCreatePage },
  // FEED-02
  { path: 'publications/list', heading: 'Publicaciones', roles: BOTH, entry: 'publications', load: publicationsPage },
  { path: 'publications/:id', heading: 'Editar Publicación', roles: BOTH, entry: 'publications', load: publicationEditPage },
  // ALOG-02
  { path: 'activity-log', heading: 'Actividades Reportadas', roles: ADMIN, entry: 'activity-log', load: activityLogPage },
  // TRAC-01
  { path: 'progress', heading: 'Seguimiento del periodo', roles: BOTH, entry: 'progress', load: progressPage },
  // LEAR-25, LEAR-45
  { path: 'learning', heading: 'Aprendizaje y progreso', roles: BOTH, entry: 'learning', load: learningPage },
  {
    path: 'learning/create',
    heading: 'Nuevos indicadores y logros a evaluar',
    roles: TEACHER,
    entry: 'learning',
    load: achievementCreatePage,
  },
  {
    path: 'learning/:id',
    heading: 'Editar indicadores y logros a evaluar',
    roles: TEACHER,
    entry: 'learning',
    load: achievementEditPage,
  },
  { path: 'learning-activities', heading: 'Actividades', roles: BOTH, entry: 'learning-activities', load: academicActivitiesPage },
  { path: 'spreadsheet', heading: 'Planilla de Estudiantes', roles: BOTH, entry: 'spreadsheet', load: spreadsheetPage },
  // GRID-01
  { path: 'spreadsheet/grid', heading: 'Planilla rápida', roles: BOTH, entry: 'spreadsheet', load: marksGridPage },
  {
    path: 'spreadsheet/student-detail/:id',
    heading: 'Planilla de Estudiantes',
    roles: BOTH,
    entry: 'spreadsheet',
    load: studentDetailPage,
  },
  // ENRO-01, ENRO-02
  { path: 'enrollments', heading: 'Matrículas', roles: ADMIN, entry: 'enrollments', load: enrollmentsPage },
  { path: 'enrollments/summary', heading: 'Matrículas', roles: ADMIN, entry: 'enrollments', load: enrollmentSummaryPage },
  { path: 'observer', heading: 'Observador del Estudiante', roles: BOTH, entry: 'observer', load: observerPage },
  { path: 'home', heading: 'Inicio', roles: TEACHER, entry: 'home', load: homePage },
  // TROO-02
  { path: 'teacher-rooms/list', heading: 'Mis Cursos', roles: TEACHER, entry: 'teacher-rooms', load: teacherRoomsPage },
  { path: 'teacher-rooms/create', heading: 'Mis Cursos', roles: TEACHER, entry: 'teacher-rooms', load: teacherInvitePage },
];

/** Short addresses, redirected to their lists (FEED-01, MENT-01, ROOM-01, SUBJ-01, TEAC-01, TROO-01). */
export const SHORT_PATHS: readonly string[] = SCREENS.flatMap(({ path }) => (path.endsWith('/list') ? path.slice(0, -'/list'.length) : []));

/** Address of a menu entry: its list itself, since the redirect would remount a list that is open already (POST-06). */
export const addressOf = (entry: string): string => `/dashboard/${entry}${SHORT_PATHS.includes(entry) ? '/list' : ''}`;

/** Fetches a screen's code ahead; a failure is shown when the screen opens. */
export function preloadScreen(entry: string): void {
  const address = addressOf(entry);
  const screen = SCREENS.find(({ path }) => address === `/dashboard/${path}`);
  if (screen) preloadCode(screen.load);
}

/** First screen of each role, also without a school year (LAYO-02, AUTH-24). */
export const LANDING: Record<Role, string> = { Admin: '/dashboard/schools', Teacher: '/dashboard/home' };

interface Entry {
  readonly entry: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface Group {
  /** null: no heading over the entries. */
  readonly name: string | null;
  readonly entries: readonly Entry[];
}

const LEARNING: readonly Entry[] = [
  { entry: 'progress', label: 'Seguimiento', icon: Gauge },
  { entry: 'learning', label: 'Aprendizaje y progreso', icon: ChartLine },
  { entry: 'learning-activities', label: 'Actividades', icon: ListChecks },
  { entry: 'spreadsheet', label: 'Planilla de Estudiantes', icon: TableProperties },
];
const PUBLICATIONS: Entry = { entry: 'publications', label: 'Publicaciones', icon: Megaphone };
const OBSERVER: Entry = { entry: 'observer', label: 'Observador del Estudiante', icon: NotebookPen };

export const MENU: Record<Role, readonly Group[]> = {
  Admin: [
    {
      name: 'Colegio',
      entries: [
        { entry: 'schools', label: 'Institución', icon: Landmark },
        { entry: 'courses', label: 'Asignaturas', icon: BookMarked },
        { entry: 'rooms', label: 'Cursos', icon: School },
      ],
    },
    {
      name: 'Personas',
      entries: [
        { entry: 'teachers', label: 'Profesores', icon: Users },
        { entry: 'mentions', label: 'Menciones', icon: Award },
      ],
    },
    { name: 'Comunicación', entries: [PUBLICATIONS, { entry: 'activity-log', label: 'Actividades Reportadas', icon: ClipboardList }] },
    { name: 'Aprendizaje', entries: [...LEARNING, { entry: 'enrollments', label: 'Matrículas', icon: UserRoundPlus }, OBSERVER] },
  ],
  Teacher: [
    {
      name: null,
      entries: [
        { entry: 'home', label: 'Inicio', icon: House },
        { entry: 'teacher-rooms', label: 'Mis Cursos', icon: School },
      ],
    },
    { name: 'Comunicación', entries: [PUBLICATIONS] },
    { name: 'Aprendizaje', entries: [...LEARNING, OBSERVER] },
  ],
};
