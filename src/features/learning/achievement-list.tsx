import { useQuery } from '@tanstack/react-query';
import { ChartLine, Copy } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { indicators, type Indicator } from '@/api/resources/indicators';
import { isByActivities, type Models } from '@/api/resources/room-model';
import { useSignedIn } from '@/api/session';
import type { LearningChoices } from '@/school/learning/learning-choices';
import { placeOf, placeQuery, type LearningPlace } from '@/school/learning/learning-place';
import { LINKS, type PlaceLink } from '@/school/learning/place-links';
import { useNoteUsed } from '@/school/learning/used-places';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import { EDIT, RowActions } from '@/ui/table/row-actions';
import { useSelection } from '@/ui/table/use-selection';
import { columnsFor } from './achievement-columns';
import { CopyDialog } from './copy-dialog';

const idOf = ({ id }: Indicator) => id;
const nameOf = ({ title }: Indicator) => title;
const countOf = (count: number) => counted(count, 'logro', 'logros');

/** LEAR-12, LEAR-46, PLAC-04 */
function Actions({ achievement, links }: { achievement: Indicator; links: readonly PlaceLink[] }) {
  const navigate = useNavigate();
  const place = { ...placeOf(achievement), indicatorId: achievement.id };
  return (
    <RowActions
      actions={[
        { ...EDIT, onPress: () => void navigate(`/dashboard/learning/${achievement.id}${placeQuery(achievement)}`) },
        ...links.map(({ addressOf, ...link }) => ({ ...link, onPress: () => void navigate(addressOf(place)) })),
      ]}
    />
  );
}

interface AchievementListProps {
  place: LearningPlace;
  /** An Admin's choice. */
  teacherId: number | undefined;
  choices: LearningChoices;
  models: Models;
}

/** The achievements of a period, room and subject (LEAR-10 to LEAR-15). Remounts for another place. */
export function AchievementList({ place, teacherId, choices, models }: AchievementListProps) {
  const { userRole } = useSignedIn();
  useNoteUsed({ ...place, teacherId });
  const { data, isFetching, refetch } = useQuery(queryOf(indicators.list, { query: place }));
  const columns = useMemo(() => columnsFor(data?.indicators ?? []), [data]);
  const room = choices.rooms.items.find(({ id }) => id === place.roomId);
  const subject = choices.subjects.items.find(({ id }) => id === place.subjectId);
  const hasActivities = room !== undefined && isByActivities(room.type, models);
  const links = useMemo(() => [...(hasActivities ? [LINKS.activities] : []), LINKS.evaluation, LINKS.grid], [hasActivities]);
  const actions = useCallback((achievement: Indicator) => <Actions achievement={achievement} links={links} />, [links]);
  const selection = useSelection();
  /** What the dialog copies, unaffected by a reread of the list. */
  const [copied, setCopied] = useState<readonly Indicator[] | null>(null);
  const chosen = data?.indicators.filter(({ id }) => selection.ids.has(id)) ?? [];
  // LEAR-13
  const isTeacher = userRole === 'Teacher';
  return (
    <>
      <DataTable
        label="Logros"
        fileName={['Logros', room?.name, subject?.name].filter(Boolean).join(' ')}
        columns={columns}
        record={{ id: idOf, name: nameOf }}
        actions={isTeacher ? { of: actions, count: 1 + links.length } : undefined}
        list={{ rows: data?.indicators, misfits: data?.misfits, isLoading: isFetching, retry: () => void refetch() }}
        countOf={countOf}
        // LEAR-15
        empty={<EmptyState icon={ChartLine} text="No hay logros para los filtros seleccionados." />}
        // COPY-01
        selectable={isTeacher ? { selection } : undefined}
        tools={
          isTeacher && (
            <Button disabled={chosen.length === 0 || room === undefined} onClick={() => setCopied(chosen)}>
              <Copy className="icon" />
              Copiar logros
            </Button>
          )
        }
      />
      {copied && room && (
        <CopyDialog
          achievements={copied}
          room={room}
          choices={choices}
          models={models}
          onClose={() => setCopied(null)}
          onDone={() => {
            setCopied(null);
            selection.chooseAll([]);
          }}
        />
      )}
    </>
  );
}
