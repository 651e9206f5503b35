import { useMutation } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { readInBackground } from '@/api/core/background-read';
import { mutationOf } from '@/api/core/client';
import { publications, type Comment, type Post } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { MayBeSaved } from '@/school/may-be-saved';
import { useCreation } from '@/school/use-creation';
import { useControlName } from '@/ui/base/record-name';
import { Button } from '@/ui/base/button';
import { Form, SubmitButton } from '@/ui/form/form';
import { TextAreaField } from '@/ui/form/text-area-field';
import { asAuthor } from './author';
import { authorOf } from './comment-names';
import { EMPTY_FIELD, swapUnsent, unsentBeside, type CommentValues, type WrittenComment } from './comment-values';
import { commentsOf, findComment, withComment, withEdited } from './comment-threads';
import { loadPost, useFeedChange } from './feed';
import { isOwnComment } from './permissions';
import { useCommentForm } from './use-comment-form';

/** The form's handle for the comments' 'Responder' and 'Editar'. */
export interface CommentComposer {
  reply: (comment: Comment) => void;
  edit: (comment: Comment) => void;
  /** Focuses the field, for instance after a comment was deleted. */
  focus: () => void;
}

/** The comment that the form answers or edits; null for a new one, and when that comment has been deleted. */
function targetOf(post: Post, { mode, commentId }: WrittenComment): { mode: 'reply' | 'edit'; comment: Comment } | null {
  const comment = commentId === null ? undefined : findComment(post, commentId);
  return mode !== 'new' && comment ? { mode, comment } : null;
}

const draftOf = ({ id }: Post): string => `comment:${id}`;

type NewComment = Pick<Comment, 'message' | 'commentParentId'>;

/** Sends a new comment, a reply (COMM-12; to the top of its thread, COMM-13) or an edit (COMM-09 to COMM-15). */
function useSend(post: Post) {
  const session = useSignedIn();
  const author = asAuthor(session);
  const change = useFeedChange();
  const add = useMutation(mutationOf(publications.addComment));
  const edit = useMutation(mutationOf(publications.editComment));
  const params = { id: post.id };
  const shown = useRef(post.comments);
  useEffect(() => {
    shown.current = post.comments;
  }, [post.comments]);
  /** Rereads the comments after a lost response, to show whether the comment was stored. */
  const showStored = async (): Promise<void> => {
    const shownBefore = shown.current;
    const stored = await readInBackground((signal) => loadPost(session, post.id, signal)).catch(() => null);
    if (!stored) return;
    // The comments have changed during the read: read again.
    if (shown.current !== shownBefore) await showStored();
    else change(post.id, (current) => ({ ...current, comments: stored.comments }));
  };
  const { create, lost } = useCreation({
    send: (body: NewComment) => add.mutateAsync({ params, body: { ...author, ...body, commentId: post.id } }),
    draft: draftOf(post),
    onUnseen: () => void showStored(),
    knownIds: () => commentsOf(post).map(({ commentId }) => commentId),
    read: async (signal) => commentsOf((await loadPost(session, post.id, signal)) ?? { comments: [] }),
    idOf: ({ commentId }) => commentId,
    isSame: (comment, { message, commentParentId }) =>
      isOwnComment(comment, session) && comment.message.trim() === message.trim() && comment.commentParentId === commentParentId,
  });

  const send = async (values: WrittenComment) => {
    const target = targetOf(post, values);
    const { message } = values;
    if (target?.mode === 'edit') {
      const { commentId, commentParentId } = target.comment;
      const edited = await edit.mutateAsync({ params, body: { ...author, message, commentId, commentParentId } });
      change(post.id, (current) => ({ ...current, comments: withEdited(current.comments, edited) }));
    } else {
      const commentParentId = target ? (target.comment.commentParentId ?? target.comment.commentId) : null;
      const added = await create({ message, commentParentId });
      change(post.id, (current) => ({ ...current, comments: withComment(current.comments, added) }));
    }
  };
  return { send, lost };
}

interface FieldsProps {
  post: Post;
  values: CommentValues;
  set: (values: CommentValues) => void;
  composer: Ref<CommentComposer>;
}

function Fields({ post, values, set, composer }: FieldsProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const target = targetOf(post, values);
  const sendName = useControlName('Enviar comentario');
  const cancel = () => {
    set({ ...EMPTY_FIELD, unsent: values.unsent });
    input.current?.focus();
  };
  useImperativeHandle(composer, () => {
    const start = (next: WrittenComment, unsent: WrittenComment[]) => {
      set({ ...next, unsent });
      input.current?.focus();
    };
    const beside = () => unsentBeside(values, target?.comment.message);
    return {
      // A reply takes the typed text over, an edit keeps it for later: it starts with the comment's own.
      reply: ({ commentId }) =>
        values.mode === 'edit'
          ? start({ message: '', mode: 'reply', commentId }, beside())
          : start({ message: values.message, mode: 'reply', commentId }, values.unsent),
      edit: ({ commentId, message }) =>
        target?.mode === 'edit' && target.comment.commentId === commentId
          ? input.current?.focus()
          : start({ message, mode: 'edit', commentId }, beside()),
      focus: () => input.current?.focus(),
    };
  });
  return (
    <>
      {/* COMM-18 */}
      {target && (
        <div className="comment-mode">
          <span className="text-break">
            {target.mode === 'reply' ? `Respondiendo a ${authorOf(target.comment)}` : 'Editando tu comentario'}
          </span>
          <Button kind="text" onClick={cancel}>
            Cancelar
          </Button>
        </div>
      )}
      <div className="d-flex gap-2 align-items-end">
        <TextAreaField<CommentValues> name="message" label="Escribe un comentario" ref={input} />
        {/* COMM-08 */}
        <SubmitButton kind="quiet" disabled={values.message.trim() === ''} spokenName={sendName}>
          Enviar
        </SubmitButton>
      </div>
    </>
  );
}

/** The form to comment, reply and edit. A failure shows no error and keeps the text (COMM-19). */
export function CommentForm({ post, composer }: { post: Post; composer: Ref<CommentComposer> }) {
  const { send, lost } = useSend(post);
  const form = useCommentForm({ draft: draftOf(post), send });
  const { values } = form;
  return (
    <Form form={form} className="comment-form">
      <Fields post={post} values={values} set={form.replace} composer={composer} />
      <div role="status">
        {values.unsent.length > 0 && (
          <p className="text-ui text-body-secondary mt-1 mb-0">Hay un comentario pendiente: vuelve aquí cuando envíes este.</p>
        )}
      </div>
      {values.unsent.length > 0 && (
        <Button kind="text" className="btn-flush" onClick={() => form.replace(swapUnsent(values))}>
          Recuperarlo
        </Button>
      )}
      {/* Not for an edit, which creates nothing, nor while a failed comment is pending: its notice comes with it (COMM-19). */}
      {values.mode !== 'edit' && values.unsent.length === 0 && (
        <MayBeSaved creation={lost} text={values.message} isSending={form.isSending} />
      )}
    </Form>
  );
}
