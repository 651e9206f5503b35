import { CircleAlert } from 'lucide-react';
import { bringIntoView } from './notice';

/** A file may have thousands of wrong lines. */
const MAX_SHOWN = 20;

interface ProblemListProps {
  /** What became of the whole. */
  text: string;
  /** What is wrong, a sentence for each place. */
  problems?: readonly string[];
  /** The number of them that show. */
  most?: number;
  /** It stands under what tells of the whole, which stays in sight. */
  isBelow?: boolean;
}

/** Why a table or a file is refused, announced when it appears. */
export function ProblemList({ text, problems = [], most = MAX_SHOWN, isBelow = false }: ProblemListProps) {
  return (
    <div
      className={`notice notice-danger mt-3 ${problems.length > 0 ? 'align-items-start' : ''}`}
      role="alert"
      ref={isBelow ? null : bringIntoView}
    >
      <CircleAlert className="icon" />
      <div className="min-w-0">
        <span>{text}</span>
        {problems.length > 0 && (
          <ul className="problem-list">
            {problems.slice(0, most).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {problems.length > most && <li>{`y ${problems.length - most} más`}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}
