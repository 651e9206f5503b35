import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, ListChecks, Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { askFor } from '@/api/core/ask-again';
import { mutationOf, queryOf } from '@/api/core/client';
import { isNotFound } from '@/api/core/errors';
import { academicActivities, type AcademicActivity } from '@/api/resources/academic-activities';
import { isByActivities } from '@/api/resources/room-model';
import { valuations } from '@/api/resources/valuations';
import { useSignedIn } from '@/api/session';
import { AchievementGone } from '@/school/learning/achievement-gone';
import { activityTypeText } from '@/school/learning/activity-words';
import { useLearningChoices, type LearningChoices } from '@/school/learning/learning-choices';
import { LearningFilters } from '@/school/learning/learning-filters';
import { learningAddress, placeIn, type ChosenPlace, type LearningAddress } from '@/school/learning/learning-place';
import { LINKS, PlaceLinks } from '@/school/learning/place-links';
import { useNoteUsed } from '@/school/learning/used-places';
import { marksPlaceIn } from '@/school/spreadsheet-address';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { useEdited } from '@/ui/form/use-edited';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { useRemoval } from '@/ui/overlay/use-removal';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { useSearchState } from '@/ui/platform/use-search-state';
import { useBegun } from '@/ui/platform/link-purpose';
import { useVisit } from '@/ui/platform/use-visit';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { EDIT, REMOVE, RowActions } from '@/ui/table/row-actions';
import type { ActivityDialogProps } from './activity-dialog';
import { activityDialogTitle } from './activity-dialog-title';
import { AccumulatedWeight } from './weight-bar';

const ActivityDialog = lazyDialog<ActivityDialogProps>(activityDialogTitle, async () => (await import('./activity-dialog')).ActivityDialog);

/** The rows stay in the response's order, oldest first (ACTV-07). */
const COLUMNS: readonly Column<AcademicActivity>[] = [
  { id: 'type', header: 'Tipo', value: ({ type }) => activityTypeText(type), order: 'none', width: '24%', sheet: 'line' },
  { id: 'title', header: 'Título', value: ({ title }) => title, isRowHeader: true, order: 'none', sheet: 'name' },
  {
    id: 'weighted',
    header: 'Ponderación',
    value: ({ weighted }) => weighted,
    cell: ({ weighted }) => `${weighted}%`,
    isPercent: true,
    order: 'none',
    width: '9rem',
  },
];

const idOf = ({ id }: AcademicActivity) => id;
const nameOf = ({ title }: AcademicActivity) => title;
const countOf = (count: number) => counted(count, 'actividad', 'actividades');

interface ActivityListProps {
  indicatorId: number;
  address: LearningAddress;
  choices: LearningChoices;
}

/** The activities of an achievement (ACTV-06). */
function ActivityList({ indicatorId, address, choices }: ActivityListProps) {
  const place = marksPlaceIn(address);
  useNoteUsed(place && { ...place, teacherId: address.teacherId });
  const isTeacher = useSignedIn().userRole === 'Teacher';
  const { data, error, isFetching, refetch } = useQuery(queryOf(academicActivities.list, { params: { indicatorId } }));
  const [opened, open] = useEdited(data?.activities);
  // ACTV-38, ACTV-39
  const remove = useRemoval(mutationOf(academicActivities.remove), {
    title: 'Eliminar Actividad',
    text: '¿Estás seguro que deseas eliminar esta actividad?',
  });
  const actions = useCallback(
    ({ id, title }: AcademicActivity) => (
      <RowActions
        actions={
          isTeacher
            ? // ACTV-13
              [
                { ...EDIT, onPress: () => open(id) },
                { ...REMOVE, onPress: () => remove({ params: { id } }, title) },
              ]
            : // ACTV-14
              [{ icon: Eye, name: 'Ver', onPress: () => open(id) }]
        }
      />
    ),
    [isTeacher, open, remove],
  );
  const room = choices.rooms.items.find(({ id }) => id === address.roomId);
  if (isNotFound(error) && !isFetching) return <AchievementGone />;
  const hasWeights = data !== undefined && data.activities.length > 0 && data.misfits === undefined;
  return (
    <>
      {hasWeights && <AccumulatedWeight activities={data.activities} />}
      <DataTable
        label="Actividades"
        fileName={['Actividades', room?.name].filter(Boolean).join(' ')}
        columns={COLUMNS}
        record={{ id: idOf, name: nameOf }}
        actions={{ of: actions, count: isTeacher ? 2 : 1 }}
        list={{ rows: data?.activities, misfits: data?.misfits, isLoading: isFetching, retry: () => void refetch() }}
        countOf={countOf}
        // ACTV-43
        empty={<EmptyState icon={ListChecks} text="Este logro no tiene actividades." />}
        // PLAC-04
        tools={isTeacher && place && <PlaceLinks links={[LINKS.achievements, LINKS.evaluation, LINKS.grid]} place={place} />}
      />
      {opened && (
        <ActivityDialog
          key={opened.id}
          activity={opened}
          chosen={{}}
          choices={choices}
          isReadOnly={!isTeacher}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

/** The scales of marks and the filters' options, loaded first; a failure shows in one banner (ACTV-10). */
function useActivityChoices(teacherId: number | undefined) {
  const models = useQuery(queryOf(valuations.get, {}, { context: 'activities' }));
  const all = useLearningChoices(teacherId, 'activities');
  // ACTV-09
  const items = all.rooms.items.filter(({ type }) => models.data && isByActivities(type, models.data));
  const choices: LearningChoices = { ...all, rooms: { ...all.rooms, items } };
  return { models, choices, isNone: all.hasTeacher && models.data !== undefined && all.rooms.state === 'ready' && items.length === 0 };
}

/** One visit of the screen. */
function AcademicActivities() {
  const isTeacher = useSignedIn().userRole === 'Teacher';
  const client = useQueryClient();
  const [address, change] = useSearchState(learningAddress);
  const { models, choices, isNone } = useActivityChoices(address.teacherId);
  const { indicatorId } = address;
  const chosen = useRef<ChosenPlace>(address);
  const [added, setAdded] = useState<ChosenPlace | null>(null);
  const hasFilters = models.data !== undefined && !(isTeacher && isNone);
  const isFilled = [choices.periods, choices.rooms, choices.subjects].every(({ state }) => state !== 'loading');
  useBegun(isTeacher && hasFilters && isFilled ? () => setAdded(chosen.current) : null);
  const isShown = hasFilters && !isNone && choices.hasTeacher && placeIn(address) !== null && indicatorId !== undefined;
  return (
    <>
      <PageHead
        heading="Actividades"
        // ACTV-11, ACTV-12
        actions={
          isTeacher && (
            <Button kind="primary" disabled={!hasFilters} onClick={() => setAdded(chosen.current)}>
              <Plus className="icon" />
              Agregar Actividad
            </Button>
          )
        }
      />
      {models.isError && !models.isFetching && <LoadFailure onRetry={() => void models.refetch()} />}
      {hasFilters && (
        <LearningFilters
          choices={choices}
          applied={address}
          onTeacher={(teacher) => change({ ...teacher, roomId: undefined, subjectId: undefined, indicatorId: undefined, page: 1 })}
          onApply={(place, next) => {
            change({ ...place, indicatorId: next, page: 1 });
            if (next === undefined) return Promise.resolve();
            return askFor(client, queryOf(academicActivities.list, { params: { indicatorId: next } }));
          }}
          onChosen={(place) => {
            chosen.current = place;
          }}
        />
      )}
      {isNone && <EmptyState icon={ListChecks} text="Ninguno de los cursos se evalúa por actividades." />}
      {isShown && <ActivityList key={indicatorId} indicatorId={indicatorId} address={address} choices={choices} />}
      {added && <ActivityDialog activity={null} chosen={added} choices={choices} isReadOnly={false} onClose={() => setAdded(null)} />}
    </>
  );
}

/** /dashboard/learning-activities: 'Actividades' (ACTV-01 to ACTV-43); its menu entry resets the screen. */
export function AcademicActivitiesPage() {
  return <AcademicActivities key={useVisit()} />;
}
