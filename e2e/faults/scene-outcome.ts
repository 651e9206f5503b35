/** What a scene shows when its call fails. */
import { ANY_REFUSAL, UNEXPECTED } from '@/api/core/failure-line';
import { outcomeOf, type Cell, type Outcome } from './fault-table';
import type { Scene } from './scene';

export function outcomeIn({ endpoint, context, outcome, email = '' }: Scene, cell: Cell): Outcome {
  const shown = outcome ? outcome(cell) : outcomeOf(cell, endpoint, context);
  return typeof shown === 'object' ? { ...shown, text: shown.text.replace('{email}', email) } : shown;
}

/** The rule for the scene's text: of a read without a text of its own, or of a write with one text for all refusals. */
export function textRuleOf(scene: Scene): 'ERRO-04' | 'ERRO-12' | null {
  const isRead = scene.endpoint.method === 'GET';
  const outcome = outcomeIn(scene, 500);
  const isText = typeof outcome === 'object' && outcome.display === 'modal' && outcome.text === (isRead ? UNEXPECTED : ANY_REFUSAL.text);
  return isText ? (isRead ? 'ERRO-04' : 'ERRO-12') : null;
}
