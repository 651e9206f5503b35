import { useId } from 'react';
import { markText } from '@/school/learning/mark-chart';
import { counted } from '@/ui/base/plural';
import { cellKey, type MarksSheet } from './marks-sheet';
import type { MarksStore } from './marks-store';
import { cellOf, type PasteAnswers, type PastedLine, type PastedMark, type PasteProblem } from './pasted-marks';
import type { Paste } from './use-paste';

/** A paste may have thousands of lines. */
const MAX_SHOWN = 200;

const TALLIES: readonly (readonly [PasteProblem, (count: number, hasNumbers: boolean) => string])[] = [
  ['range', (count) => `${count} fuera de los niveles`],
  [
    'text',
    (count, hasNumbers) =>
      hasNumbers ? counted(count, 'que no es un número', 'que no son números') : counted(count, 'que no es un nivel', 'que no son niveles'),
  ],
  ['twice', (count) => counted(count, 'estudiante con notas distintas', 'estudiantes con notas distintas')],
  ['similar', (count) => counted(count, 'nombre parecido, por confirmar', 'nombres parecidos, por confirmar')],
  ['unknown', (count) => counted(count, 'nombre que no está en el curso', 'nombres que no están en el curso')],
  ['several', (count) => counted(count, 'nombre que comparten varios estudiantes', 'nombres que comparten varios estudiantes')],
  ['beyond', (count) => `${count} sin lugar en la planilla`],
];

interface TalliesProps {
  paste: Paste;
  hasNumbers: boolean;
}

export function Tallies({ paste: { lines, count: valid, same, rounded }, hasNumbers }: TalliesProps) {
  const countOf = (problem: PasteProblem) => lines.filter((line) => line.problem === problem).length;
  return (
    <ul className="tallies" aria-live="polite">
      <li>{counted(valid, 'nota por pegar', 'notas por pegar')}</li>
      {same > 0 && <li>{counted(same, 'igual', 'iguales')}</li>}
      {rounded > 0 && <li>{counted(rounded, 'redondeada a un decimal', 'redondeadas a un decimal')}</li>}
      {TALLIES.map(([problem, words]) => {
        const count = countOf(problem);
        return (
          count > 0 && (
            <li key={problem} className="is-danger">
              {words(count, hasNumbers)}
            </li>
          )
        );
      })}
    </ul>
  );
}

interface Answering {
  answers: PasteAnswers;
  onAnswer: (answers: PasteAnswers) => void;
}

/** Whether a name is the student's that it is similar to (GRID-41). */
function SimilarName({ line: { line, message }, answers, onAnswer }: Answering & { line: PastedLine }) {
  const id = useId();
  return (
    <span className="form-check mb-0">
      <input
        className="form-check-input"
        type="checkbox"
        id={id}
        checked={answers.similar.has(line)}
        onChange={({ target: { checked } }) =>
          onAnswer({
            ...answers,
            similar: new Set(checked ? [...answers.similar, line] : [...answers.similar].filter((other) => other !== line)),
          })
        }
      />
      <label className="form-check-label" htmlFor={id}>
        {message}
      </label>
    </span>
  );
}

/** Which of several marks a student gets (GRID-40). */
function MarkChoice({ line, textOf, answers, onAnswer }: Answering & { line: PastedLine; textOf: (mark: PastedMark) => string }) {
  const name = useId();
  return (
    <fieldset className="paste-choice">
      <legend>{line.message}</legend>
      {line.choices.map((choice) => (
        <label key={choice.qualification} className="form-check form-check-inline mb-0">
          <input
            className="form-check-input"
            type="radio"
            name={name}
            checked={line.mark?.qualification === choice.qualification}
            onChange={() => onAnswer({ ...answers, chosen: new Map(answers.chosen).set(cellOf(choice), choice.qualification) })}
          />
          <span className="form-check-label num">{textOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PasteLinesProps extends Answering {
  lines: readonly PastedLine[];
  store: MarksStore;
}

const levelName = ({ levels }: MarksSheet, { levelId }: PastedMark) => levels.find(({ id }) => id === levelId)?.name ?? '';

/** What becomes of each line, with the questions that a person answers (GRID-29, GRID-40, GRID-41). */
export function PasteLines({ lines, store, answers, onAnswer }: PasteLinesProps) {
  const { sheet } = store;
  const nameOfMark = (mark: PastedMark) => (sheet.hasNumbers ? markText(mark.qualification) : levelName(sheet, mark));
  const outcomeOf = (line: PastedLine) => {
    const { mark, message, isSimilar, choices } = line;
    if (isSimilar) return <SimilarName {...{ line, answers, onAnswer }} />;
    if (choices.length > 0) return <MarkChoice {...{ line, answers, onAnswer }} textOf={nameOfMark} />;
    if (!mark) return message;
    const before = store.cells.get(cellKey(mark.row.id, mark.column.id)).text;
    return before === '' ? mark.column.title : `${mark.column.title}: reemplaza ${before}`;
  };
  return (
    <div className="paste-lines" tabIndex={0} role="region" aria-label="Lo que se va a pegar">
      <ol>
        {lines.slice(0, MAX_SHOWN).map((line, index) => (
          // The same line may hold several marks.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={line.problem === null ? '' : 'is-wrong'}>
            <span className="paste-student">{line.student}</span>
            <span className="num paste-text">{line.mark ? nameOfMark(line.mark) : line.text}</span>
            <span className="paste-outcome">{outcomeOf(line)}</span>
          </li>
        ))}
      </ol>
      {lines.length > MAX_SHOWN && <p>{`y ${lines.length - MAX_SHOWN} más`}</p>}
    </div>
  );
}
