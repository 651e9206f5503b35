/** The tab 'Configuración Aprendizaje'. */
export function LearningSettings() {
  return null;
}
