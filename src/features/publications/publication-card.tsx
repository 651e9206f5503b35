import { CalendarClock, CalendarDays, Eye, MapPin, ThumbsUp } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { inRoomOrder } from '@/school/rooms';
import type { Post } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { showAge, showDay, showMoment } from '@/school/date-text';
import { Avatar } from '@/ui/base/avatar';
import { Button } from '@/ui/base/button';
import { RecordName, useControlName } from '@/ui/base/record-name';
import { counted } from '@/ui/base/plural';
import { LinkedText } from '@/ui/links/linked-text';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { RichText } from '@/ui/rich-text/rich-text';
import { useNow } from '@/ui/platform/use-now';
import { Comments } from './comments';
import { cardIdOf } from './feed-place';
import { useOffscreenCard } from './offscreen-card';
import { mayChangePost } from './permissions';
import { POST_TYPE, titleOf } from './post-type';
import { Files } from './publication-files';
import { ImageCarousel, Videos } from './publication-media';
import { PublicationMenu } from './publication-menu';
import type { ViewsDialogProps } from './views-dialog';

/** Loaded on first use. */
const ViewsDialog = lazyDialog<ViewsDialogProps>(
  () => 'Vistas',
  async () => (await import('./views-dialog')).ViewsDialog,
);

/** Homework and institutional posts have a subject; the others show none, even if the response has one (CARD-17). */
const subjectOf = ({ postType, subjectName }: Post) => (postType === 'HOMEWORK' || postType === 'INSTITUTIONAL' ? subjectName : null);

function Author({ post }: { post: Post }) {
  const session = useSignedIn();
  const now = useNow();
  // CARD-06: both roles see a manager's post as Coordinación's.
  const name = post.managerId === null ? (post.teacherName ?? '') : 'Coordinación';
  const subject = subjectOf(post);
  return (
    <div className="author mb-3">
      <Avatar name={name} image={post.managerId === null ? post.teacherProfileImageUrl : null} />
      <div>
        <strong translate="no">{name}</strong>
        <div className="text-body-secondary text-ui">
          <span>{showAge(post.date, now)}</span>
          {subject !== null && <span translate="no">{` · ${subject}`}</span>}
        </div>
      </div>
      {mayChangePost(post, session) && <PublicationMenu post={post} />}
    </div>
  );
}

/** The due date of homework, or the start and place of an event (CARD-15, CARD-16). */
function Facts({ post: { postType, dueDate, isProgrammed, startDate, place } }: { post: Post }) {
  const due = postType === 'HOMEWORK' ? dueDate : null;
  const start = postType === 'EVENT' && isProgrammed ? startDate : null;
  if (due === null && start === null) return null;
  return (
    <ul className="facts">
      {due !== null && (
        <li>
          <CalendarDays className="icon" />
          <span>
            <span>Fecha de entrega: </span>
            <span translate="no">{showDay(due)}</span>
          </span>
        </li>
      )}
      {start !== null && (
        <li>
          <CalendarClock className="icon" />
          <span>
            <span>Fecha inicial: </span>
            <span translate="no">{showMoment(start)}</span>
          </span>
        </li>
      )}
      {start !== null && place && (
        <li>
          <MapPin className="icon" />
          <span className="text-break">
            <LinkedText text={place} />
          </span>
        </li>
      )}
    </ul>
  );
}

/** The views open their dialog (CARD-21); reactions are only counted (CARD-22). */
function Stats({ post }: { post: Post }) {
  const [open, setOpen] = useState(false);
  const views = counted(post.view.totalCount, 'vista', 'vistas');
  return (
    <div className="stats">
      <Button kind="text" aria-label={useControlName(views)} onClick={() => setOpen(true)}>
        <Eye className="icon" />
        <span>{views}</span>
      </Button>
      {post.settings.REACTIONS && (
        <span className="d-inline-flex align-items-center gap-2 px-2">
          <ThumbsUp className="icon" />
          <span>{counted(post.reaction.totalCount, 'reacción', 'reacciones')}</span>
        </span>
      )}
      {open && <ViewsDialog post={post} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Content({ post, titleId }: { post: Post; titleId: string }) {
  const { label, icon: Icon } = POST_TYPE[post.postType];
  return (
    <>
      <div className="band">
        <Icon className="icon" />
        <span>{label}</span>
      </div>
      <div className="body">
        <Author post={post} />
        <div className="tags">
          {post.rooms.length === 0 && <span className="tag">Solo para profesores</span>}
          {/* CARD-11, SHAR-24 */}
          {inRoomOrder(post.rooms).map(({ id, name }) => (
            <span className="tag" translate="no" key={id}>
              {name}
            </span>
          ))}
        </div>
        <h2 id={titleId} className="mb-2 text-break">
          <LinkedText text={titleOf(post) ?? ''} />
        </h2>
        {post.description !== '' && <RichText html={post.description} />}
        <Facts post={post} />
        <ImageCarousel images={post.images} />
        <Videos videos={post.videos} />
        <Files files={post.files} />
      </div>
      <Stats post={post} />
      <Comments post={post} />
    </>
  );
}

interface PublicationCardProps {
  post: Post;
  /** Its title, with its place where another post has the same (KEYS-06). */
  name: string;
  isTinted: boolean;
}

/**
 * One publication: an article labelled by its title (CARD-23). Far off screen it is a placeholder with the card's height
 * and text, focusable so that Tab skips no card.
 */
export const PublicationCard = memo(function PublicationCard({ post, name, isTinted }: PublicationCardProps) {
  const titleId = useId();
  const { far, card } = useOffscreenCard();
  const { className } = POST_TYPE[post.postType];
  if (far) {
    return (
      <article {...card} className="card post is-far" style={{ height: far.height }} aria-label={titleOf(post)} tabIndex={0}>
        {far.text}
      </article>
    );
  }
  return (
    <article
      {...card}
      id={cardIdOf(post.id)}
      className={`card post ${className} ${isTinted ? 'is-tinted' : ''}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <RecordName value={name}>
        <Content post={post} titleId={titleId} />
      </RecordName>
    </article>
  );
});
