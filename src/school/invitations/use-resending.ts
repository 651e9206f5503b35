import { useState } from 'react';
import { ApiError } from '@/api/core/errors';
import { useStoppableRun } from '@/school/use-stoppable-run';
import type { Recipient } from './recipients';

/** 'registered': the answer says that the invitation is not pending any more. */
type Outcome = 'sent' | 'registered' | 'failed';

/** Sends one invitation to an e-mail; rejects with the ApiError. */
export type SendInvitation = (email: string) => Promise<unknown>;

const CONFLICT = 409;

async function outcomeOf(send: SendInvitation, { email }: Recipient): Promise<Outcome> {
  try {
    await send(email);
    return 'sent';
  } catch (error) {
    // The session has ended: nothing more is sent.
    if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
    if (error.status === CONFLICT) return 'registered';
    console.info('INVI-02', error);
    return 'failed';
  }
}

/**
 * Sends the invitations of many, one after another (INVI-02). One whose answer is lost counts as failed: sent twice it does no harm.
 */
export function useResending(recipients: readonly Recipient[], send: SendInvitation) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const of = (outcome: Outcome | undefined) => recipients.filter(({ email }) => outcomes.get(email) === outcome);
  const { start, ...running } = useStoppableRun(async (isStopped, asked: readonly Recipient[]) => {
    // Those that failed wait again.
    setOutcomes((known) => new Map([...known].filter(([, outcome]) => outcome !== 'failed')));
    for (const recipient of asked) {
      if (isStopped()) return;
      const outcome = await outcomeOf(send, recipient);
      setOutcomes((known) => new Map(known).set(recipient.email, outcome));
    }
  });
  const [sent, registered, failed, left] = [of('sent'), of('registered'), of('failed'), of(undefined)];
  return { sent, registered, failed, left, ...running, start: () => start([...left, ...failed]) };
}
