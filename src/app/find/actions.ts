/** What a role can begin from 'Buscar' (FIND-02); students are added to an Admin's rooms one by one. */
import { KeyRound, LogOut, Phone, Plus, UserPlus, type LucideIcon } from 'lucide-react';
import type { Role } from '@/api/core/endpoint';
import { newAchievementAddress } from '@/school/learning/learning-place';
import { addressOf } from '@/app/routes';
import type { Target } from './entry';

interface Action {
  readonly id: string;
  /** As on the button that opens the form. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
  readonly target: Target;
}

const BOTH: readonly Role[] = ['Admin', 'Teacher'];
const ADMIN: readonly Role[] = ['Admin'];
const TEACHER: readonly Role[] = ['Teacher'];

export const ACTIONS: readonly Action[] = [
  { id: 'publication', name: 'Crear Publicación', icon: Plus, roles: BOTH, target: { to: '/dashboard/publications/list?step=types' } },
  { id: 'achievement', name: 'Nuevo logro', icon: Plus, roles: TEACHER, target: { to: newAchievementAddress(null) } },
  { id: 'activity', name: 'Agregar Actividad', icon: Plus, roles: TEACHER, target: { to: addressOf('learning-activities'), begins: true } },
  { id: 'invitation', name: 'Agregar Estudiante', icon: UserPlus, roles: TEACHER, target: { to: '/dashboard/teacher-rooms/create' } },
  { id: 'subject', name: 'Agregar Asignatura', icon: Plus, roles: ADMIN, target: { to: '/dashboard/courses/create' } },
  { id: 'room', name: 'Agregar Curso', icon: Plus, roles: ADMIN, target: { to: '/dashboard/rooms/create' } },
  { id: 'teacher', name: 'Agregar Profesor', icon: Plus, roles: ADMIN, target: { to: '/dashboard/teachers/create' } },
  { id: 'mention', name: 'Agregar Mención', icon: Plus, roles: ADMIN, target: { to: '/dashboard/mentions/create' } },
  { id: 'password', name: 'Cambiar contraseña', icon: KeyRound, roles: BOTH, target: { command: 'password' } },
  { id: 'phone', name: 'Cambiar número de teléfono', icon: Phone, roles: BOTH, target: { command: 'phone' } },
  { id: 'signOut', name: 'Salir', icon: LogOut, roles: BOTH, target: { command: 'signOut' } },
];
