/** Saves a publication: the post with its files, then its reminders (POST-26, REMI-05 to REMI-09, SAFE-23). */
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mutationOf } from '@/api/core/client';
import { isAnswerLost } from '@/api/core/errors';
import { publications } from '@/api/resources/publications';
import type { Post, PostType } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { upload } from '@/api/core/upload';
import { maybeSaved, useCreation } from '@/school/use-creation';
import { tellMistake } from '@/ui/overlay/mistakes';
import { partsOf } from './attachments';
import { useFeedChange, useNewestPosts } from './feed';
import { noteSave } from './feed-place';
import { draftOf } from './publication-draft';
import { postRequestOf, reminderTimesOf, type PublicationValues } from './publication-values';
import { isSamePublication } from './same-publication';

/** `post`: the edited one; null for a new one. */
export function usePublicationSave(type: PostType, post: Post | null) {
  const session = useSignedIn();
  /** Upload progress, from 0 to 1; null while nothing is sent. */
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);

  const { shownIds, readNewest, askAgain } = useNewestPosts();
  const changeFeed = useFeedChange();
  const savePost = useMutation({
    mutationFn: (values: PublicationValues) => {
      sending.current = new AbortController();
      const form = { postRequest: postRequestOf(type, values, session, post), ...partsOf(values.attachments) };
      return upload(publications.save, { form }, { signal: sending.current.signal, onProgress: setSent });
    },
    onMutate: () => setSent(0),
    onSuccess: (saved) => {
      if (post === null) return;
      // The cached list shows it at once.
      changeFeed(saved.id, () => saved);
      noteSave();
    },
    onSettled: () => setSent(null),
    ...(post === null && { meta: { detailOf: maybeSaved } }),
  });
  const { create } = useCreation<PublicationValues, Post>({
    send: savePost.mutateAsync,
    draft: draftOf(type, null),
    // A cancelled upload may have arrived: progress events lag behind.
    mayBeStored: (error) => isAnswerLost(error) || sending.current?.signal.aborted === true,
    onUnseen: askAgain,
    knownIds: shownIds,
    read: readNewest,
    idOf: ({ id }) => id,
    isSame: (candidate, values) => isSamePublication(candidate, postRequestOf(type, values, session, null), partsOf(values.attachments)),
  });
  const saveReminders = useMutation(mutationOf(publications.setReminders));

  /** Resolves to the post's id, and whether the reminders were saved, too; rejects when the post was not. */
  const save = async (values: PublicationValues): Promise<{ id: number; isWhole: boolean }> => {
    const { id, startDate } = await (post === null ? create(values) : savePost.mutateAsync(values));
    const reminderTimes = reminderTimesOf(type, values);
    // REMI-07
    if (reminderTimes.length === 0 && (post?.reminderTimes.length ?? 0) === 0) return { id, isWhole: true };
    const body = { postId: id, eventStartDate: startDate ?? '', reminderTimes };
    return saveReminders.mutateAsync({ body }).then(
      () => ({ id, isWhole: true }),
      (error: unknown) => {
        tellMistake(error);
        return { id, isWhole: false };
      },
    );
  };
  return { sent, save, cancel: () => sending.current?.abort() };
}
