import { CircleAlert } from 'lucide-react';
import { bringIntoView } from './notice';

/** A file may have thousands of wrong lines. */
const MAX_SHOWN = 20;

interface ProblemListProps {
  /** What became of the whole. */
  text: string;
  /** What is wrong, a sentence for each place. */
  problems?: readonly string[];
}

/** Why a table or a file is refused, announced when it appears. */
export function ProblemList({ text, problems = [] }: ProblemListProps) {
  return (
    <div className="notice notice-danger mt-3" role="alert" ref={bringIntoView}>
      <CircleAlert className="icon" />
      <div className="min-w-0">
        <span>{text}</span>
        {problems.length > 0 && (
          <ul className="problem-list">
            {problems.slice(0, MAX_SHOWN).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {problems.length > MAX_SHOWN && <li>{`y ${problems.length - MAX_SHOWN} más`}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}
