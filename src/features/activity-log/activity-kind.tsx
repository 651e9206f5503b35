/** The label (ALOG-14) and icon of each type of reported activity. */
import { Award, CalendarCheck, GraduationCap, Image, Mail, Smile, Star, TriangleAlert, Utensils, type LucideIcon } from 'lucide-react';
import type { ActivityType } from '@/api/resources/activity-log';

const KINDS: Record<ActivityType, { readonly label: string; readonly icon: LucideIcon }> = {
  PHOTO: { label: 'Foto', icon: Image },
  FOOD: { label: 'Alimentación', icon: Utensils },
  MENTION: { label: 'Mención', icon: Star },
  HONOR_MENTION: { label: 'Mención de honor', icon: Award },
  MOOD: { label: 'Estado de ánimo', icon: Smile },
  INCIDENT: { label: 'Incidente', icon: TriangleAlert },
  CHECKIN: { label: 'Asistencia', icon: CalendarCheck },
  LEARNING: { label: 'Aprendizaje', icon: GraduationCap },
  REPORTANDCITATION: { label: 'Reporte y citación', icon: Mail },
};

export const kindText = (type: ActivityType): string => KINDS[type].label;

export function ActivityKind({ type }: { type: ActivityType }) {
  const { label, icon: Icon } = KINDS[type];
  return (
    <span className="kind">
      <Icon className="icon" />
      <span>{label}</span>
    </span>
  );
}
