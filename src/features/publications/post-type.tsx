import { CalendarClock, Landmark, Megaphone, NotebookPen, type LucideIcon } from 'lucide-react';
import type { Role } from '@/api/core/endpoint';
import { POST_TYPES, type Post, type PostType } from '@/api/resources/publications';

/** How each type is called and marked (CARD-01, CARD-02, CARD-03, CARD-04); the colours are the theme's. */
export const POST_TYPE: Record<PostType, { label: string; icon: LucideIcon; className: string }> = {
  HOMEWORK: { label: 'Tarea para el Curso', icon: NotebookPen, className: 'post-homework' },
  INSTITUTIONAL: { label: 'Información Institucional', icon: Landmark, className: 'post-institutional' },
  EVENT: { label: 'Evento Escolar', icon: CalendarClock, className: 'post-event' },
  NOTICE: { label: 'Comunicados', icon: Megaphone, className: 'post-notice' },
};

/** An event's title travels as its name (CARD-13). */
export const titleOf = ({ postType, name, title }: Post): string | undefined => (postType === 'EVENT' ? name : title) ?? undefined;

/** The types that a role may publish, in the documents' order (POST-02, POST-03). */
export const typesOf = (role: Role): readonly PostType[] =>
  role === 'Admin' ? POST_TYPES.filter((type) => type !== 'HOMEWORK') : POST_TYPES;
