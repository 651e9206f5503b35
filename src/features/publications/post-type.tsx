import { CalendarClock, Landmark, Megaphone, NotebookPen, type LucideIcon } from 'lucide-react';
import type { Role } from '@/api/core/endpoint';
import { POST_TYPES, type Post, type PostType } from '@/api/resources/publications';

/** The label, icon and class of each type (CARD-01, CARD-02, CARD-03, CARD-04); the theme defines the colours. */
export const POST_TYPE: Record<PostType, { label: string; icon: LucideIcon; className: string }> = {
  HOMEWORK: { label: 'Tarea para el Curso', icon: NotebookPen, className: 'post-homework' },
  INSTITUTIONAL: { label: 'Información Institucional', icon: Landmark, className: 'post-institutional' },
  EVENT: { label: 'Evento Escolar', icon: CalendarClock, className: 'post-event' },
  NOTICE: { label: 'Comunicados', icon: Megaphone, className: 'post-notice' },
};

/** The title; an event has a name instead (CARD-13). */
export const titleOf = ({ postType, name, title }: Post): string | undefined => (postType === 'EVENT' ? name : title) ?? undefined;

/** The types that a role may publish, in display order (POST-02, POST-03). */
export const typesOf = (role: Role): readonly PostType[] =>
  role === 'Admin' ? POST_TYPES.filter((type) => type !== 'HOMEWORK') : POST_TYPES;
