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

/** All that a person writes or chooses. */
const wordsOf = ({ type, title, weighted, description }: AcademicActivity | SavedAcademicActivity) =>
  JSON.stringify([type, title, weighted, description ?? '']);

const isRefusedWeight = (error: unknown) => error instanceof ApiError && error.errorCode === save.errors.weightExceeded.errorCode;

/**
 * Saves an activity: closes its dialog, then says so (ACTV-34, ACTV-35). Rejects with the ApiError, which has been shown: the dialog
 * stays as it is (ACTV-36).
 */
export function useActivitySave(onClose: () => void): (activity: SavedAcademicActivity) => Promise<void> {
  const client = useQueryClient();
  /** The list may lack an activity that is stored. */
  const isUnseen = useRef(false);
  const askForList = () => void askAgain(client, { queryKey: [list.resource] });
  // Asked for no sooner: in the open dialog a weight that may be stored would count against the same one typed. The next press asks.
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
      // ACTV-37: somebody else has used what was left.
      if (isRefusedWeight(error)) askForList();
      throw error;
    }
  };
}
