import { useMutation } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { number, object, string, type ObjectSchema } from 'yup';
import { readInBackground } from '@/api/core/background-read';
import { mutationOf } from '@/api/core/client';
import { publications, type Comment, type Post } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { MAY_BE_SAVED, useCreation } from '@/school/use-creation';
import { Button } from '@/ui/base/button';
import { Form, SubmitButton } from '@/ui/form/form';
import { TextAreaField } from '@/ui/form/text-area-field';
import { asAuthor } from './author';
import { authorOf } from './comment-item';
import { commentsOf, findComment, withComment, withEdited } from './comment-threads';
import { loadPost, useFeedChange } from './feed';
import { isOwnComment } from './permissions';

/** What a comment's 'Responder' and 'Editar' ask of the form. */
export interface CommentComposer {
  reply: (comment: Comment) => void;
  edit: (comment: Comment) => void;
  /** Where the keyboard goes on after a comment is gone. */
  focus: () => void;
}

interface Values {
  message: string;
  mode: 'new' | 'reply' | 'edit';
  /** Of the comment replied to or edited. */
  commentId: number | null;
}

const EMPTY: Values = { message: '', mode: 'new', commentId: null };
const schema: ObjectSchema<Values> = object({
  message: string().defined(),
  mode: string<Values['mode']>().defined(),
  commentId: number().defined().nullable(),
});

/** The comment that the form answers or edits; null for a new one, also when that comment was deleted meanwhile. */
function targetOf(post: Post, { mode, commentId }: Values): { mode: 'reply' | 'edit'; comment: Comment } | null {
  const comment = commentId === null ? undefined : findComment(post, commentId);
  return mode !== 'new' && comment ? { mode, comment } : null;
}

const draftOf = ({ id }: Post): string => `comment:${id}`;

type NewComment = Pick<Comment, 'message' | 'commentParentId'>;

/** Sends what the form holds: a new comment, a reply (COMM-12; to the top of its thread, COMM-13) or an edit (COMM-09 to COMM-15). */
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
  /** So that one can see whether a comment without an answer is there. */
  const showStored = async (): Promise<void> => {
    const before = shown.current;
    const stored = await readInBackground((signal) => loadPost(session, post.id, signal)).catch(() => null);
    if (!stored) return;
    // What shows by now may be newer than what was read.
    if (shown.current !== before) await showStored();
    else change(post.id, (current) => ({ ...current, comments: stored.comments }));
  };
  const { create, isUnsure } = useCreation({
    send: (body: NewComment) => add.mutateAsync({ params, body: { ...author, ...body, commentId: post.id } }),
    draft: draftOf(post),
    onUnseen: () => void showStored(),
    knownIds: () => commentsOf(post).map(({ commentId }) => commentId),
    read: async (signal) => commentsOf((await loadPost(session, post.id, signal)) ?? { comments: [] }),
    idOf: ({ commentId }) => commentId,
    isSame: (comment, { message, commentParentId }) =>
      isOwnComment(comment, session) && comment.message.trim() === message.trim() && comment.commentParentId === commentParentId,
  });

  const send = async (values: Values) => {
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
  return { send, isUnsure };
}

/** A failed comment stands in the field again (COMM-19), before what was typed meanwhile; an answer or edit begun goes on. */
const giveBack = (sent: Values, typed: Values): Values => ({
  ...(typed.mode === 'new' ? sent : typed),
  message: [sent.message, typed.message].filter((words) => words !== '').join('\n'),
});

interface FieldsProps {
  post: Post;
  values: Values;
  set: (values: Values) => void;
  composer: Ref<CommentComposer>;
}

function Fields({ post, values, set, composer }: FieldsProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const target = targetOf(post, values);
  const cancel = () => {
    set(EMPTY);
    input.current?.focus();
  };
  useImperativeHandle(composer, () => {
    const start = (next: Values) => {
      set(next);
      input.current?.focus();
    };
    return {
      // What was already typed becomes the reply; an edit starts from the comment's own words.
      reply: ({ commentId }) => start({ message: values.mode === 'edit' ? '' : values.message, mode: 'reply', commentId }),
      edit: ({ commentId, message }) => start({ message, mode: 'edit', commentId }),
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
        <TextAreaField<Values> name="message" label="Escribe un comentario" ref={input} />
        {/* COMM-08 */}
        <SubmitButton kind="quiet" disabled={values.message.trim() === ''}>
          Enviar
        </SubmitButton>
      </div>
    </>
  );
}

/** The field to comment, reply and edit. A failed send shows nothing and keeps the words (COMM-19). */
export function CommentForm({ post, composer }: { post: Post; composer: Ref<CommentComposer> }) {
  const { send, isUnsure } = useSend(post);
  return (
    <Form initial={EMPTY} schema={schema} draft={draftOf(post)} className="comment-form" onSubmit={send} givesBack={giveBack}>
      {({ values, set }) => (
        <>
          <Fields post={post} values={values} set={set} composer={composer} />
          {/* SAFE-23: no modal says it, as none says that the comment failed (COMM-19). */}
          <div role="status">
            {isUnsure && values.message.trim() !== '' && values.mode !== 'edit' && (
              <p className="text-ui text-body-secondary mt-1 mb-0">{MAY_BE_SAVED}</p>
            )}
          </div>
        </>
      )}
    </Form>
  );
}
