/** The learning screens at a place, as links and as a row's actions (PLAC-04). */
import { ChartLine, ListChecks, TableProperties, Zap, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { isByActivities } from '@/api/resources/room-model';
import type { Room } from '@/api/resources/rooms';
import { valuations } from '@/api/resources/valuations';
import { useSignedIn } from '@/api/session';
import { GRID, SPREADSHEET, spreadsheetLink, type MarksPlace, type SpreadsheetAddress } from '@/school/spreadsheet-address';
import { placeQuery } from './learning-place';

/** A screen and its address at an achievement. */
export interface PlaceLink {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly addressOf: (place: MarksPlace & Pick<SpreadsheetAddress, 'teacherId'>) => string;
}

export const LINKS = {
  achievements: { name: 'Ver logros', icon: ChartLine, addressOf: (place) => `/dashboard/learning${placeQuery(place)}` },
  activities: {
    name: 'Ver actividades',
    icon: ListChecks,
    addressOf: (place) => `/dashboard/learning-activities${placeQuery(place)}&indicatorId=${place.indicatorId}`,
  },
  evaluation: { name: 'Evaluar', icon: TableProperties, addressOf: (place) => spreadsheetLink(SPREADSHEET, place) },
  grid: { name: 'Planilla rápida', icon: Zap, addressOf: (place) => spreadsheetLink(GRID, place) },
} as const satisfies Record<string, PlaceLink>;

interface PlaceLinksProps {
  links: readonly PlaceLink[];
  place: MarksPlace;
  /** Whose place is kept, since it is not known yet whether it leads anywhere (P8). */
  kept?: PlaceLink | null;
}

/** Links to other screens; the place goes along. */
export const PlaceLinks = ({ links, place, kept = null }: PlaceLinksProps) =>
  links.map(({ name, icon: Icon, addressOf }) => (
    <Link key={name} className={`btn btn-quiet ${name === kept?.name ? 'invisible' : ''}`} to={addressOf(place)}>
      <Icon className="icon" />
      <span>{name}</span>
    </Link>
  ));

interface MarksHeadLinksProps {
  /** null: none is applied yet. */
  place: MarksPlace | null;
  room: Pick<Room, 'type'> | undefined;
}

/** A Teacher's links in the heads of the evaluation page and of the grid. */
export function MarksHeadLinks({ place, room }: MarksHeadLinksProps) {
  const { userRole } = useSignedIn();
  // Cached by the screen.
  const models = useQuery({ ...queryOf(valuations.get, {}), enabled: false });
  if (userRole !== 'Teacher' || !place || !room) return null;
  const hasActivities = models.data === undefined || isByActivities(room.type, models.data);
  const links = [LINKS.achievements, ...(hasActivities ? [LINKS.activities] : [])];
  return <PlaceLinks links={links} place={place} kept={models.data === undefined ? LINKS.activities : null} />;
}
