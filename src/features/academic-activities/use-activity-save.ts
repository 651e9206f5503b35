import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askAgain } from '@/api/core/ask-again';
import { call, mutationOf, queryOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import { academicActivities, type AcademicActivity, type SavedAcademicActivity } from '@/api/resources/academic-activities';
import { maybeSaved, useCreation } from '@/school/use-creation';
import { showSaved } from '@/ui/overlay/notices';
import { addedHere } from '@/ui/platform/use-leave';

const { list, save } = academicActivities;

const listOf = ({ indicatorId }: SavedAcademicActivity) => ({ params: { indicatorId } });

/** Everything that a person types or chooses, as one comparable string. */
const wordsOf = ({ type, title, weighted, description }: AcademicActivity | SavedAcademicActivity) =>
  JSON.stringify([type, title, weighted, description ?? '']);

const isRefusedWeight = (error: unknown) => error instanceof ApiError && error.errorCode === save.errors.weightExceeded.errorCode;

/**
 * Saves an activity, closes its dialog and shows a message (ACTV-34, ACTV-35). Rejects with the ApiError after it has been shown;
 * the dialog then stays open (ACTV-36).
 */
export function useActivitySave(onClose: () => void): (activity: SavedAcademicActivity) => Promise<void> {
  const client = useQueryClient();
  /** The server may have stored an activity that the cached list lacks. */
  const isUnseen = useRef(false);
  const askForList = () => void askAgain(client, { queryKey: [list.resource] });
  // The list is read only on close: in the open dialog, the possibly stored weight would count against the same weight in the form.
  useEffect(
    () => () => {
      if (isUnseen.current) askForList();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- when the dialog closes
    [],
  );
  const creation = useMutation(mutationOf(save, { detailOf: maybeSaved }));
  const edit = useMutation(mutationOf(save));
  // SAFE-23
  const { create } = useCreation<SavedAcademicActivity, AcademicActivity>({
    send: async (body) => (await creation.mutateAsync({ body })).activity,
    onUnseen: () => {
      isUnseen.current = true;
    },
    knownIds: (body) => (client.getQueryData(queryOf(list, listOf(body)).queryKey)?.activities ?? []).map(({ id }) => id),
    read: async (signal, body) => (await call(list, listOf(body), { signal })).activities,
    idOf: ({ id }) => id,
    isSame: (stored, sent) => wordsOf(stored) === wordsOf(sent),
  });
  return async (activity) => {
    const tellHere = addedHere();
    try {
      const { id } = activity.id === null ? await create(activity) : (await edit.mutateAsync({ body: activity })).activity;
      onClose();
      void showSaved().then(() => {
        if (activity.id === null) tellHere(id);
      });
    } catch (error) {
      // ACTV-37: another user has taken the free weight.
      if (isRefusedWeight(error)) askForList();
      throw error;
    }
  };
}
