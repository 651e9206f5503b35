/** The grid's column headers, results and averages (GRID-02, GRID-06, GRID-07). */
import { useSnapshot } from '@/ui/platform/snapshots';
import { LevelSign } from '@/school/learning/level-sign';
import { colourOf } from '@/school/levels';
import { markText } from '@/school/learning/mark-chart';
import type { MarksColumn, MarksSheet } from './marks-sheet';
import type { MarksStore } from './marks-store';

export function ColumnHead({ store, column }: { store: MarksStore; column: MarksColumn }) {
  const { count } = useSnapshot(store.columns, column.id);
  return (
    <>
      {column.type !== '' && <span className="act-type">{column.type}</span>}
      <span className="act-title">{column.title}</span>
      <span className="act-meta num">
        {store.sheet.isByActivities && <b>{`${column.weight}% `}</b>}
        <span>{`${count} de ${store.sheet.rows.length}`}</span>
      </span>
    </>
  );
}

export function ResultHead({ store }: { store: MarksStore }) {
  const { weight, isWhole } = useSnapshot(store.whole, 'result');
  return (
    <>
      <span className="act-title">Calificación y nivel</span>
      {store.sheet.isByActivities && weight !== null && (
        <span className="act-meta num">{isWhole ? `sobre ${weight} %` : `parcial sobre ${weight} %`}</span>
      )}
    </>
  );
}

function ResultLine({ mark, level, sheet }: { mark: number | null; level: number | null; sheet: MarksSheet }) {
  if (mark === null || level === null) return <span className="text-body-secondary">Sin calificar</span>;
  return (
    <>
      {/* EVAL-54 */}
      {sheet.hasNumbers && (
        <b className="num" translate="no">
          {markText(mark)}
        </b>
      )}
      <LevelSign name={sheet.levels[level]?.name ?? ''} levels={sheet.levels} />
    </>
  );
}

export function RowResult({ store, row }: { store: MarksStore; row: string }) {
  const { mark, level, weight, exception } = useSnapshot(store.results, row);
  return (
    <span className="mean-line">
      <ResultLine {...{ mark, level }} sheet={store.sheet} />
      {store.sheet.isByActivities && exception !== null && (
        <small className="num">{exception === 'partial' ? `parcial sobre ${weight} %` : `sobre ${weight} %`}</small>
      )}
    </span>
  );
}

export function ColumnAverage({ store, column }: { store: MarksStore; column: string }) {
  const { average } = useSnapshot(store.columns, column);
  return (
    <span className="num" translate="no">
      {average === null ? '' : markText(average)}
    </span>
  );
}

export function RoomAverage({ store }: { store: MarksStore }) {
  const { mark, level } = useSnapshot(store.whole, 'result');
  return <span className="mean-line">{mark !== null && <ResultLine {...{ mark, level }} sheet={store.sheet} />}</span>;
}

/** 'Así va el curso': the number of students in each level, as a bar and a list. */
export function RoomSpread({ store }: { store: MarksStore }) {
  const { levels: counts, unmarked } = useSnapshot(store.whole, 'spread');
  const { levels } = store.sheet;
  return (
    <section aria-labelledby="spread-title" className="spread">
      <h2 id="spread-title" className="foot-title">
        Así va el curso
      </h2>
      <div className="spread-bar" aria-hidden="true">
        {counts.map(
          (count, level) =>
            count > 0 && <span key={levels[level]?.id} className={colourOf(level, levels.length)} style={{ flex: count }} />,
        )}
        {unmarked > 0 && <span style={{ flex: unmarked }} />}
      </div>
      <ul>
        {counts.map((count, level) => (
          <li key={levels[level]?.id}>
            <LevelSign name={levels[level]?.name ?? ''} levels={levels} /> <b className="num">{count}</b>
          </li>
        ))}
        <li className="text-body-secondary">
          Sin calificar <b className="num">{unmarked}</b>
        </li>
      </ul>
    </section>
  );
}

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['Enter'], 'siguiente estudiante'],
  [['Mayús', 'Enter'], 'el anterior'],
  [['Tab'], 'siguiente actividad, al escribir y después'],
  [['Mayús', 'Tab'], 'la anterior'],
  [['Flechas'], 'moverse'],
  [['Ctrl', 'Flechas'], 'hasta el borde'],
  [['Re Pág'], 'diez estudiantes arriba'],
  [['Av Pág'], 'diez estudiantes abajo'],
  [['Inicio'], 'primera actividad'],
  [['Fin'], 'última actividad'],
  [['Ctrl', 'Inicio'], 'primera nota'],
  [['Ctrl', 'Fin'], 'última nota'],
  [['F2'], 'cambiar la nota con el cursor'],
  [['Esc'], 'deja la nota como estaba'],
  [['Supr'], 'borra una nota sin enviar'],
  [['Retroceso'], 'también la borra'],
  [['Mayús', 'Flechas'], 'seleccionar'],
  [['Ctrl', 'A'], 'seleccionar todo'],
  [['Ctrl', 'C'], 'copiar'],
  [['Ctrl', 'V'], 'pegar una columna'],
  [['Ctrl', 'D'], 'llenar la selección con su primera fila'],
  [['Ctrl', 'Z'], 'deshacer'],
  [['Ctrl', 'Y'], 'rehacer'],
  [['Ctrl', 'Mayús', 'Z'], 'también rehace'],
  [['Alt', 'C'], 'comentario'],
];

/** GRID-19 */
export function KeysHelp({ hasNumbers, levels }: Pick<MarksSheet, 'hasNumbers' | 'levels'>) {
  const first: (typeof KEYS)[number] = hasNumbers
    ? [['45'], 'se lee 4.5']
    : [[`1 a ${levels.length}`], 'elige el nivel; también su primera letra'];
  const keys = hasNumbers && (levels.at(-1)?.endValue ?? 0) > 10 ? KEYS : [first, ...KEYS];
  return (
    <section aria-labelledby="keys-title" className="keys-help">
      <h2 id="keys-title" className="foot-title">
        Con el teclado
      </h2>
      <dl className="keys">
        {keys.map(([pressed, does]) => (
          <div key={does}>
            <dt>
              {pressed.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span className="plus">+</span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
