import { ChevronRight, CircleAlert, CircleCheck, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { wholeAnswer } from '@/api/core/misfits';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import type { LookUp } from './use-look-up';

const LOOKS = {
  success: { icon: CircleCheck, className: 'notice notice-success' },
  failure: { icon: CircleAlert, className: 'notice notice-danger' },
} as const;

/** The look-up's message; its container keeps its height when the message disappears (SUPP-25). */
function LookUpState<Item, Input>({ lookUp: { alert, none, result } }: { lookUp: LookUp<Item, Input> }) {
  if (alert) {
    const { icon: Icon, className } = LOOKS[alert.kind];
    return (
      <div key={alert.number} role="alert" className={className}>
        <Icon className="icon" />
        <span>{alert.text}</span>
      </div>
    );
  }
  if (none !== null) {
    return (
      <div role="alert" className="notice notice-quiet">
        <SearchX className="icon" />
        <span>{none}</span>
      </div>
    );
  }
  // The field may have changed since.
  return result && <p className="look-asked">{`Resultados de ${result.asked}`}</p>;
}

/** The placeholder while the cards load. */
const WAIT = (
  <div className="look-grid" aria-busy="true">
    {['first', 'second'].map((key) => (
      <div key={key} className="card look">
        <span className="skel skel-third look-code-skeleton" />
        <span className="skel" />
        <span className="skel skel-half" />
      </div>
    ))}
  </div>
);

/** The raw response, to be passed on (SUPP-20). */
function RawAnswer({ answer }: { answer: unknown }) {
  return (
    <details className="raw-answer">
      <summary>
        <ChevronRight className="icon icon-sm" />
        Respuesta completa
      </summary>
      {/* It scrolls, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label="Respuesta completa">
        {JSON.stringify(answer, null, 2)}
      </pre>
    </details>
  );
}

interface LookUpResultProps<Item, Input> {
  lookUp: LookUp<Item, Input>;
  /** The card of a record. */
  children: (item: Item, index: number) => ReactNode;
}

/** The look-up's message, its records and the raw response. */
export function LookUpResult<Item, Input>({ lookUp, children }: LookUpResultProps<Item, Input>) {
  const { result, isBusy } = lookUp;
  if (result === null) {
    return (
      <>
        <div className="look-state">
          <LookUpState lookUp={lookUp} />
        </div>
        {isBusy && WAIT}
      </>
    );
  }
  const { misfits } = result.answer;
  return (
    <>
      <div className="look-state">
        <LookUpState lookUp={lookUp} />
      </div>
      <MisfitsNotice count={misfits} total={result.items.length + (misfits ?? 0)} />
      <div className="look-grid">{result.items.map(children)}</div>
      <RawAnswer answer={wholeAnswer(result.answer)} />
    </>
  );
}
