import { useQuery } from '@tanstack/react-query';
import type { Comment } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { showAge } from '@/school/date-text';
import { personQuery } from '@/school/person';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { Button } from '@/ui/base/button';
import { LinkedText } from '@/ui/links/linked-text';
import { useNow } from '@/ui/platform/use-now';
import { authorOf, type CommentNames } from './comment-names';
import { isOwnComment } from './permissions';

export interface CommentActions {
  onReply: (comment: Comment) => void;
  onEdit: (comment: Comment) => void;
  onRemove: (comment: Comment) => void;
  /** A deletion is running. */
  busy: boolean;
}

/** The response has no photos; the user's own is cached from the header. */
function OwnAvatar({ name }: { name: string }) {
  const { data } = useQuery(personQuery(useSignedIn()));
  return <Avatar name={name} image={data?.image ?? null} size="sm" />;
}

interface CommentItemProps {
  comment: Comment;
  names: CommentNames;
  isReply?: boolean;
  /** null where comments are off: read-only (COMM-07). */
  actions: CommentActions | null;
}

export function CommentItem({ comment, names, isReply = false, actions }: CommentItemProps) {
  const session = useSignedIn();
  const now = useNow();
  const author = authorOf(comment);
  const isOwn = isOwnComment(comment, session);
  return (
    <li className={`comment ${isReply ? 'reply' : ''}`}>
      {isOwn ? <OwnAvatar name={author} /> : <Avatar name={author} image={null} size="sm" />}
      <div className="min-w-0">
        <span className="meta">
          <span className="who text-break" translate="no">
            {author}
          </span>
          <ApartText text={names.apart} />
          <span>{showAge(comment.creationDate, now)}</span>
        </span>
        <p className="said">
          <LinkedText text={comment.message} />
        </p>
        {actions && (
          <div className="comment-actions">
            {isOwn ? (
              <>
                <Button kind="text" aria-label={`Editar ${names.spoken}`} onClick={() => actions.onEdit(comment)}>
                  Editar
                </Button>
                <Button
                  kind="text"
                  aria-label={`Eliminar ${names.spoken}`}
                  disabled={actions.busy}
                  onClick={() => actions.onRemove(comment)}
                >
                  Eliminar
                </Button>
              </>
            ) : (
              <Button kind="text" aria-label={`Responder ${names.spoken}`} onClick={() => actions.onReply(comment)}>
                Responder
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
