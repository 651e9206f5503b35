import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { mutationOf } from '@/api/core/client';
import { publications, type Comment, type Post } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { useControlName } from '@/ui/base/record-name';
import { Button } from '@/ui/base/button';
import { isFocusLost } from '@/ui/overlay/focus';
import { tellMistake } from '@/ui/overlay/mistakes';
import { confirm } from '@/ui/overlay/notices';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { firstWords } from '@/ui/base/first-words';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { CommentForm, type CommentComposer } from './comment-form';
import { commentNames } from './comment-names';
import { CommentItem, type CommentActions } from './comment-item';
import { countComments, hasHidden, inOrder, shownThreads, withoutComment } from './comment-threads';
import { useFeedChange } from './feed';
import { mayComment } from './permissions';

/** A post's comments and, where allowed, the comment form (COMM-01 to COMM-19). */
export function Comments({ post }: { post: Post }) {
  const session = useSignedIn();
  const change = useFeedChange();
  // COMM-04
  const [all, setAll] = useState(false);
  const composer = useRef<CommentComposer>(null);
  const remove = useMutation(mutationOf(publications.removeComment));
  const threads = useMemo(() => inOrder(post.comments), [post.comments]);
  const open = mayComment(post, session);

  const [isRemoving, removeNow] = useSingleRun(async ({ commentId }: Comment) => {
    await remove.mutateAsync({ params: { postId: post.id, commentId } });
    change(post.id, (current) => ({ ...current, comments: withoutComment(current.comments, commentId) }));
    // The focused button may have disappeared; a focus elsewhere stays.
    if (isFocusLost()) composer.current?.focus();
  });
  const askToRemove = (comment: Comment) => {
    // COMM-16: asks only where replies would be deleted, too, including unreadable ones.
    if (comment.commentsChildren.length + (comment.misfits ?? 0) === 0) void removeNow(comment).catch(tellMistake);
    else {
      void confirm({
        title: 'Eliminar Comentario',
        text: '¿Estás seguro que deseas eliminar este comentario y sus respuestas?',
        record: firstWords(comment.message),
        accept: () => removeNow(comment),
      });
    }
  };
  const actions: CommentActions | null = open
    ? {
        onReply: (comment) => composer.current?.reply(comment),
        onEdit: (comment) => composer.current?.edit(comment),
        onRemove: askToRemove,
        busy: isRemoving,
      }
    : null;

  const more = all ? 'Ver menos' : 'Ver todos los comentarios';
  const moreName = useControlName(more);
  const shown = shownThreads(threads, all).flatMap((thread) => [
    { comment: thread, isReply: false },
    // COMM-02
    ...thread.commentsChildren.map((comment) => ({ comment, isReply: true })),
  ]);
  const names = commentNames(shown.map(({ comment }) => comment));
  const { read, misfits } = countComments(post);
  if (!open && read + misfits === 0) return null;
  return (
    <div className="comments">
      <MisfitsNotice count={misfits} total={read + misfits} />
      {hasHidden(threads) && (
        <Button kind="text" className="btn-flush mb-2" aria-expanded={all} aria-label={moreName} onClick={() => setAll(!all)}>
          {more}
        </Button>
      )}
      {threads.length > 0 && (
        <ul className="list-unstyled mb-0">
          {shown.map(({ comment, isReply }, index) => {
            const own = names[index];
            return own && <CommentItem key={comment.commentId} comment={comment} names={own} isReply={isReply} actions={actions} />;
          })}
        </ul>
      )}
      {open && <CommentForm post={post} composer={composer} />}
    </div>
  );
}
