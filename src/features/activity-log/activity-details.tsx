/** The fields that each type of activity shows besides the common ones (ALOG-16 to ALOG-22). */
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityGroup, ActivityType } from '@/api/resources/activity-log';
import { showMoment } from '@/school/date-text';
import { counted } from '@/ui/base/plural';
import { LinkedText } from '@/ui/links/linked-text';
import { ActivityMedia } from './activity-media';

const MEALS = { BREAKFAST: 'Desayuno', LUNCH: 'Almuerzo', SNACK: 'Merienda' } as const;
const AMOUNTS = { ALL: 'Todo', ALMOST_EVERYTHING: 'Casi todo', SOME: 'Algo', LITTLE: 'Poco', NONE: 'Nada' } as const;

/** As many as fit on a line; the text says the number. */
const MAX_DRAWN = 10;

function Stars({ count }: { count: number }) {
  return (
    <span className="stars">
      {Array.from({ length: Math.min(count, MAX_DRAWN) }, (_, index) => (
        <Star key={index} className="icon" />
      ))}
      <span>{counted(count, 'estrella', 'estrellas')}</span>
    </span>
  );
}

interface Field {
  /** null: the content needs no label. */
  readonly label: string | null;
  /** null or false where the activity has no value. */
  readonly of: (activity: ActivityGroup) => ReactNode;
}

const linked = (text: string | null): ReactNode => text && <LinkedText text={text} />;

const DESCRIPTION: Field = { label: 'Descripción', of: ({ description }) => linked(description) };
const CONSIDERATION: Field = { label: 'Consideración', of: ({ consideration }) => linked(consideration) };

// ALOG-18
const MENTION: readonly Field[] = [
  { label: 'Mención', of: ({ mentionType }) => mentionType },
  { label: 'Estrellas', of: ({ quantityStars }) => quantityStars !== null && <Stars count={quantityStars} /> },
];

const FIELDS: Record<ActivityType, readonly Field[]> = {
  // ALOG-16
  PHOTO: [{ label: null, of: (activity) => <ActivityMedia {...activity} /> }],
  // ALOG-17
  FOOD: [
    { label: 'Comida', of: ({ foodType }) => foodType && MEALS[foodType] },
    { label: 'Cantidad', of: ({ quantity }) => quantity && AMOUNTS[quantity] },
  ],
  MENTION,
  HONOR_MENTION: MENTION,
  // ALOG-19
  MOOD: [
    { label: 'Estado de ánimo', of: ({ moodTitle }) => moodTitle },
    { label: 'Descripción', of: ({ moodDescription }) => linked(moodDescription) },
  ],
  // ALOG-20
  INCIDENT: [{ label: 'Descripción', of: ({ incidentDescription }) => linked(incidentDescription) }, CONSIDERATION],
  REPORTANDCITATION: [
    DESCRIPTION,
    CONSIDERATION,
    {
      label: 'Fecha de citación',
      of: ({ citationDate }) =>
        citationDate !== null && (
          <span className="num" translate="no">
            {showMoment(citationDate)}
          </span>
        ),
    },
  ],
  // ALOG-21: shown beside each student.
  CHECKIN: [],
  // ALOG-22
  LEARNING: [
    { label: 'Asignatura', of: ({ courseName }) => courseName },
    { label: 'Logro', of: ({ indicatorName }) => indicatorName },
    DESCRIPTION,
  ],
};

/** The fields for which this activity has a value. */
export const detailsOf = (activity: ActivityGroup): { label: string | null; content: ReactNode }[] =>
  FIELDS[activity.type]
    .map(({ label, of }) => ({ label, content: of(activity) }))
    .filter(({ content }) => content !== null && content !== false && content !== '');
