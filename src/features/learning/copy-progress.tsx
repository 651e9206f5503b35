import { callsLeft, callsOf, copyText, isCopied, type Copy } from './copy-plan';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The progress of the copying, running or stopped early (COPY-05, COPY-06). */
export function CopyProgress({ copies, isRunning }: { copies: readonly Copy[]; isRunning: boolean }) {
  const done = copies.filter(isCopied).length;
  const started = copies.filter(({ id }) => id !== null);
  const calls = sum(copies.map(callsOf));
  return (
    <>
      <p className="num" role="status">
        {isRunning ? `Copiando ${Math.min(done + 1, copies.length)} de ${copies.length}…` : `${done} de ${copies.length} copiados`}
      </p>
      {isRunning ? (
        <progress className="copy-bar" aria-label="Copiando" max={calls} value={calls - sum(copies.map(callsLeft))} />
      ) : (
        <ul className="list-rows">
          {started.map((copy) => (
            <li key={`${copy.place.roomId}:${copy.achievement.id}`}>{copyText(copy)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
