interface ChoiceWords {
  readonly label: string;
  readonly placeholder: string;
  /** What could not be loaded: 'los cursos'. */
  readonly what: string;
  /** Shown for a value that is not among the options. */
  readonly otherwise: string;
}

/** The texts of the choices of a place, in forms and in filters. */
export const PLACE_WORDS = {
  periodId: { label: 'Periodo', placeholder: 'Elige un periodo', what: 'los periodos', otherwise: 'Otro periodo' },
  roomId: { label: 'Curso', placeholder: 'Elige un curso', what: 'los cursos', otherwise: 'Otro curso' },
  subjectId: { label: 'Asignatura', placeholder: 'Elige una asignatura', what: 'las asignaturas', otherwise: 'Otra asignatura' },
} as const satisfies Record<string, ChoiceWords>;
