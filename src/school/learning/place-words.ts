interface ChoiceWords {
  readonly label: string;
  readonly placeholder: string;
  /** 'los cursos' could not be loaded. */
  readonly what: string;
  /** In place of the name of one that is not offered. */
  readonly otherwise: string;
}

/** How the choices of a place read, in forms and in filters. */
export const PLACE_WORDS = {
  periodId: { label: 'Periodo', placeholder: 'Elige un periodo', what: 'los periodos', otherwise: 'Otro periodo' },
  roomId: { label: 'Curso', placeholder: 'Elige un curso', what: 'los cursos', otherwise: 'Otro curso' },
  subjectId: { label: 'Asignatura', placeholder: 'Elige una asignatura', what: 'las asignaturas', otherwise: 'Otra asignatura' },
} as const satisfies Record<string, ChoiceWords>;
