/** All measurements, in the order of the table. */
import { answersOfDemo } from './answers.mjs';
import { bulletinPages } from './bulletins.mjs';
import { demoCost } from './cpu.mjs';
import { downloadedList } from './downloads.mjs';
import { longFeed } from './feed.mjs';
import { demoBytes, fileCounts, loginBytes, scriptBytes } from './files.mjs';
import { marksGrid } from './grid.mjs';
import { accessibility, rules, testHabits } from './harness.mjs';
import { journeys } from './journeys.mjs';
import { crowdedRoom } from './room.mjs';
import { manyRounds } from './rounds.mjs';
import { pastedRows } from './rows.mjs';
import { policy, sinks } from './safety.mjs';
import { layoutShifts } from './shifts.mjs';
import { surveyOfLearning } from './survey.mjs';
import { loginWaits, startWaits } from './waits.mjs';

/** @import { Figure } from './figure.mjs' */

/** @type {readonly { id: string, name: string, measure: () => Figure[] | Promise<Figure[]> }[]} */
export const measurements = [
  { id: 'P1', name: 'Bytes del ingreso', measure: loginBytes },
  { id: 'P2', name: 'JavaScript por pantalla', measure: scriptBytes },
  { id: 'P3', name: 'Bytes de la demostración en vivo', measure: demoBytes },
  { id: 'P4', name: 'Esperas y llamadas', measure: loginWaits },
  { id: 'P5', name: 'Archivos', measure: fileCounts },
  { id: 'P6', name: 'Planilla rápida', measure: marksGrid },
  { id: 'P7', name: 'Cursos numerosos', measure: crowdedRoom },
  { id: 'P8', name: 'Desplazamientos', measure: layoutShifts },
  { id: 'P9', name: 'Rondas por diálogos y pantallas', measure: manyRounds },
  { id: 'P10', name: 'Publicaciones en cantidad', measure: longFeed },
  { id: 'P11', name: 'Costo de la demostración', measure: demoCost },
  { id: 'P12', name: 'Respuestas del mundo grande', measure: answersOfDemo },
  { id: 'P13', name: 'Esperas hasta el ingreso', measure: startWaits },
  { id: 'P14', name: 'Filas pegadas', measure: pastedRows },
  { id: 'P15', name: 'Revisión del aprendizaje', measure: surveyOfLearning },
  { id: 'P16', name: 'Lista descargada', measure: downloadedList },
  { id: 'P18', name: 'Boletines en papel', measure: bulletinPages },
  ...journeys,
  { id: 'S2', name: 'HTML y código a partir de texto', measure: sinks },
  { id: 'S3', name: 'Política de seguridad', measure: policy },
  { id: 'A1', name: 'Accesibilidad', measure: accessibility },
  { id: 'T1', name: 'Reglas con prueba', measure: rules },
  { id: 'T5', name: 'Costumbres de las pruebas', measure: testHabits },
];
