import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useReread } from '@/school/use-reread';
import { mutationOf, queryOf } from '@/api/core/client';
import { indicators, type Indicator } from '@/api/resources/indicators';
import { modelOf, type Models } from '@/api/resources/room-model';
import { valuations } from '@/api/resources/valuations';
import { useLearningChoices, type LearningChoices } from '@/school/learning/learning-choices';
import { learningAddress, placeIn, placeQuery, type LearningPlace } from '@/school/learning/learning-place';
import { PlaceFields } from '@/school/learning/place-fields';
import { Button } from '@/ui/base/button';
import { eraseDraft } from '@/ui/form/drafts';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { LongTextField } from '@/ui/form/long-text-field';
import { useSave } from '@/ui/form/use-save';
import { useRemoval } from '@/ui/overlay/use-removal';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { useLeave } from '@/ui/platform/use-leave';
import { useSearchState } from '@/ui/platform/use-search-state';
import { AchievementCard, LIST } from './achievement-card';
import { BulletinPreview, LevelFields } from './achievement-fields';
import {
  SAMPLE,
  editedAchievement,
  editedAchievementSchema,
  savedAchievement,
  textsOf,
  type AchievementValues,
} from './achievement-values';

const HEADING = 'Editar indicadores y logros a evaluar';

interface EditedAchievementProps {
  achievement: Indicator;
  place: LearningPlace;
  models: Models;
  choices: LearningChoices;
}

function EditedAchievement({ achievement, place, models, choices }: EditedAchievementProps) {
  const { id } = achievement;
  const draft = `achievement:${id}`;
  const leave = useLeave();
  // A failure shows the server's message (LEAR-57).
  const save = useSave(mutationOf(indicators.save), { opens: LIST });
  const reread = useReread(indicators.list, { query: place });
  // LEAR-52, LEAR-53
  const remove = useRemoval(mutationOf(indicators.remove), {
    title: 'Eliminar Indicador',
    text: '¿Estás seguro que deseas eliminar este indicador?',
    onRemoved: () => {
      eraseDraft(draft);
      leave(LIST);
    },
  });
  const room = choices.rooms.items.find((each) => each.id === achievement.roomId);
  const stored = savedAchievement(achievement);
  const form = useForm<AchievementValues>({
    initial: stored,
    schema: editedAchievementSchema,
    draft,
    sample: SAMPLE,
    guard: useRecordGuard({
      stored,
      reread: async () => {
        const found = (await reread()).indicators.find((each) => each.id === id);
        return found ? savedAchievement(found) : null;
      },
      fields: textsOf(stored),
    }),
    send: (values) => save({ body: editedAchievement(achievement, values) }),
  });
  return (
    <AchievementCard
      form={form}
      aside={
        <Button kind="text" className="is-danger me-auto" onClick={() => remove({ params: { id } }, achievement.title)}>
          <Trash2 className="icon" />
          Eliminar
        </Button>
      }
    >
      <PlaceFields choices={choices} values={stored} isFixed />
      <LongTextField<AchievementValues> name="title" label="Logro" />
      {/* LEAR-47 */}
      <LevelFields hasRanges={room === undefined || modelOf(room.type, models)?.includeValoration !== false} />
      <BulletinPreview isNew={false} />
    </AchievementCard>
  );
}

/** The achievement of the address; null: there is none (LEAR-46). The last loaded one stays when another user deletes it. */
function useAchievement(id: string, place: LearningPlace) {
  const { data, isFetching, refetch } = useQuery(queryOf(indicators.list, { query: place }));
  const [lastFound, setLastFound] = useState<Indicator>();
  const found = data?.indicators.find((each) => String(each.id) === id);
  if (found && found !== lastFound) setLastFound(found);
  const achievement = found ?? lastFound ?? (data === undefined ? undefined : null);
  return { achievement, isFailed: data === undefined && !isFetching, retry: () => void refetch() };
}

function AchievementEdit({ id, place }: { id: string; place: LearningPlace }) {
  const { achievement, isFailed, retry } = useAchievement(id, place);
  const choices = useLearningChoices(undefined);
  const models = useQuery(queryOf(valuations.get, {}));
  if (achievement === null) return <UnknownRecord list={LIST} />;
  const isReady = achievement !== undefined && models.data !== undefined && choices.rooms.state !== 'loading';
  return (
    <div className="w-form">
      <PageHead heading={HEADING} />
      {isReady ? (
        <EditedAchievement achievement={achievement} place={place} models={models.data} choices={choices} />
      ) : isFailed || (models.isError && !models.isFetching) ? (
        <LoadFailure
          onRetry={() => {
            if (isFailed) retry();
            if (models.isError) void models.refetch();
          }}
        />
      ) : (
        <div className="card card-body">
          <FormSkeleton fields={5} />
        </div>
      )}
    </div>
  );
}

/** /dashboard/learning/{id} (LEAR-43 to LEAR-59). */
export function AchievementEditPage() {
  const { id = '' } = useParams();
  const [address] = useSearchState(learningAddress);
  const place = placeIn(address);
  if (place === null) return <UnknownRecord list={LIST} />;
  return <AchievementEdit key={`${id}${placeQuery(place)}`} id={id} place={place} />;
}
