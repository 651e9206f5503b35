import { callsLeft, callsOf, copyText, isCopied, type Copy } from './copy-plan';

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** How far the copying is, or was when it ended before all were stored (COPY-05, COPY-06). */
export function CopyProgress({ copies, isRunning }: { copies: readonly Copy[]; isRunning: boolean }) {
  const done = copies.filter(isCopied).length;
  const begun = copies.filter(({ id }) => id !== null);
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
          {begun.map((copy) => (
            <li key={`${copy.place.roomId}:${copy.achievement.id}`}>{copyText(copy)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
