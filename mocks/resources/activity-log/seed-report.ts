/** Makes a report as the log stores it from its content. */
import type { ReportDraft } from '@fixtures/activity-log';
import type { Row, World } from '@mocks/store/tables';
import type { SeedOptions } from '@mocks/seeding/options';

export type Report = Row<'activityGroups'>;

/** The tables that a report refers to. */
export type Base = Pick<World, 'rooms' | 'subjects' | 'teachers' | 'students'> & {
  /** Ids of each room's students, ordered by surname. */
  readonly children: ReadonlyMap<number, readonly number[]>;
};

export function childrenByRoom({ students }: Pick<World, 'students'>): Base['children'] {
  const byRoom = new Map<number, number[]>();
  const { compare } = new Intl.Collator('es');
  const inOrder = students.toSorted((one, other) => compare(one.surname, other.surname) || one.id - other.id);
  for (const { id, roomId } of inOrder) byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), id]);
  return byRoom;
}

const BLANK = {
  images: [],
  videos: [],
  comment: null,
  quantityStars: null,
  mentionType: null,
  courseName: null,
  indicatorName: null,
  description: null,
  foodType: null,
  quantity: null,
  moodDescription: null,
  moodTitle: null,
  consideration: null,
  incidentDescription: null,
} as const satisfies Required<ReportDraft>;

type Head = Pick<Report, 'id' | 'type' | 'schoolId' | 'teacherId' | 'roomId' | 'creationDate'>;

/** The content of a report, and the students it is about. */
export interface Said {
  readonly draft: ReportDraft;
  /** Ids of students. */
  readonly about: readonly number[];
  readonly absent: readonly number[];
  readonly citationDate: string | null;
}

export function reportOf(head: Head, { draft, about, absent, citationDate }: Said, { mediaUrl }: SeedOptions): Report {
  const { images, videos, ...words } = { ...BLANK, ...draft };
  return {
    ...head,
    ...words,
    imageUrls: images.map(mediaUrl),
    videoUrls: videos.map(mediaUrl),
    students: [...about],
    absent: [...absent],
    citationDate,
  };
}
