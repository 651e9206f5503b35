/** The IndexedDB database in which the demo keeps its world and its log; a live start at the same address erases it (SECU-03). */
export const DEMO_DATABASE = 'panel-escolar-demo';
