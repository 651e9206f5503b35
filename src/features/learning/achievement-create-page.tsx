import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { modelOf, type Models } from '@/api/resources/room-model';
import { valuations } from '@/api/resources/valuations';
import { useLearningChoices, type LearningChoices } from '@/school/learning/learning-choices';
import { learningAddress, placeQuery } from '@/school/learning/learning-place';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { useForm } from '@/ui/form/use-form';
import { LongTextField } from '@/ui/form/long-text-field';
import { showSaved } from '@/ui/overlay/notices';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { useLeave } from '@/ui/platform/use-leave';
import { useSearchState } from '@/ui/platform/use-search-state';
import { AchievementCard, LIST } from './achievement-card';
import { AutocompleteButton, BulletinPreview, LevelFields, NewPlaceFields } from './achievement-fields';
import { AchievementImport } from './achievement-import';
import {
  SAMPLE,
  chosenPlace,
  createdAchievement,
  levelsOf,
  newAchievementAt,
  newAchievementSchema,
  type AchievementValues,
} from './achievement-values';
import { MissingModel } from './learning-notices';
import { NewAchievementButton } from './new-achievement-button';
import { useAchievementCreation } from './use-achievement-creation';

interface NewAchievementProps {
  models: Models;
  choices: LearningChoices;
}

function NewAchievement({ models, choices }: NewAchievementProps) {
  const leave = useLeave();
  const [address] = useSearchState(learningAddress);
  const create = useAchievementCreation();
  const roomOf = (id: number) => choices.rooms.items.find((room) => room.id === id);
  const modelFor = (id: number) => {
    const room = roomOf(id);
    return room ? modelOf(room.type, models) : null;
  };
  const form = useForm<AchievementValues>({
    // PLAC-04
    initial: newAchievementAt(address, levelsOf(modelFor(address.roomId ?? 0))),
    schema: newAchievementSchema,
    draft: 'achievement',
    sample: SAMPLE,
    send: async (values) => {
      const place = chosenPlace(values);
      if (!place) return;
      const { id } = await create(createdAchievement(place, values));
      // LEAR-40, LEAR-41
      void showSaved().then(() => leave(`${LIST}${placeQuery(place)}`, id));
    },
  });
  const { values } = form;
  const model = modelFor(Number(values.roomId));
  /** LEAR-30 */
  const lacksModel = roomOf(Number(values.roomId)) !== undefined && model === null;
  return (
    <AchievementCard form={form} disabled={lacksModel}>
      <NewPlaceFields choices={choices} levelsFor={(roomId) => levelsOf(modelFor(roomId))} />
      {/* Where there is no model at all, the page shows it above the form (LEAR-19). */}
      {lacksModel && (models.preschool !== null || models.primary !== null) && <MissingModel />}
      <AchievementImport place={chosenPlace(values)} choices={choices} disabled={lacksModel} />
      <div className="beside-field">
        <LongTextField<AchievementValues>
          name="title"
          label="Logro"
          help="«Autocompletar» agrega el logro al final de cada descripción. Puedes corregirlas después."
        />
        <AutocompleteButton disabled={!model} />
      </div>
      {/* Without a model the levels stay in the form, hidden. */}
      {model && (
        <>
          <LevelFields hasRanges={model.includeValoration} />
          <BulletinPreview isNew />
        </>
      )}
    </AchievementCard>
  );
}

/** /dashboard/learning/create: a new achievement, or several from a file (LEAR-24 to LEAR-42, LEAR-60 to LEAR-66). */
export function AchievementCreatePage() {
  const choices = useLearningChoices(undefined);
  const { data, isFetching, refetch } = useQuery(queryOf(valuations.get, {}));
  // Restoring a draft needs the rooms and their models.
  const isWaiting = data === undefined || choices.rooms.state === 'loading';
  return (
    <div className="w-form">
      {/* LEAR-18 */}
      <PageHead heading="Nuevos indicadores y logros a evaluar" actions={<NewAchievementButton place={null} disabled />} />
      {data?.preschool === null && data.primary === null && <MissingModel />}
      {!isWaiting && <NewAchievement models={data} choices={choices} />}
      {isWaiting && (isFetching || data) && (
        <div className="card card-body">
          <FormSkeleton fields={5} />
        </div>
      )}
      {data === undefined && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
    </div>
  );
}
