/** How the filters of a learning screen open: filled with what is known, and applied where nothing is missing (PLAC-01, PLAC-02). */
import { useEffect, useRef } from 'react';
import type { Period } from '@/api/resources/periods';
import { today } from '@/school/today';
import type { Choice, Named } from '@/ui/form/choices';
import { useVisit } from '@/ui/platform/use-visit';
import { idOfText, textOfId } from './learning-place';
import { openingPeriod } from './opening-period';

/** A select that the screen may fill in. */
export interface OpeningChoice<Name extends string> {
  readonly name: Name;
  readonly choice: Pick<Choice<Named>, 'items' | 'state'>;
  /** What it starts with, if that is offered. Without it, or where it is not offered, with the only option. */
  readonly start: number | undefined;
}

/** 'Periodo' starts with the active period (PLAC-01). */
export const openingPeriodChoice = (choice: Choice<Named & Pick<Period, 'startDate' | 'endDate'>>): OpeningChoice<'periodId'> => ({
  name: 'periodId',
  choice,
  start: openingPeriod(choice.items, today())?.id,
});

/** What the selects that are still empty start with; null while nothing can be filled in and some options are not there. */
export function openingValues<Name extends string>(
  values: Readonly<Record<Name, string>>,
  choices: readonly OpeningChoice<Name>[],
): Partial<Record<Name, string>> | null {
  const filled: Partial<Record<Name, string>> = {};
  let isLoading = false;
  for (const { name, choice, start } of choices) {
    // One that failed can be asked for again.
    if (choice.state !== 'ready') isLoading = true;
    else if (values[name] === '') {
      const { items } = choice;
      const found = items.find(({ id }) => id === start) ?? (items.length === 1 ? items[0] : undefined);
      if (found) filled[name] = String(found.id);
    }
  }
  return isLoading && Object.keys(filled).length === 0 ? null : filled;
}

interface OpeningOptions<Name extends string> {
  values: Readonly<Record<Name, string>>;
  /** A choice after those on which its options depend. */
  choices: readonly OpeningChoice<Name>[];
  fill: (values: Partial<Record<Name, string>>) => void;
  /** Called once, when nothing more can be filled in; with the filters as they then are. */
  apply: () => void;
}

/**
 * Fills the empty selects of the filters as their options come, and then applies them, once for each visit. The returned `end` stops
 * it: a person has chosen, and presses 'Filtrar' by themselves.
 */
export function useOpening<Name extends string>({ values, choices, fill, apply }: OpeningOptions<Name>): { end: () => void } {
  const visit = useVisit();
  /** The visit whose filters are open; another one begins anew. */
  const opened = useRef<string | null>(null);
  const end = () => {
    opened.current = visit;
  };
  useEffect(() => {
    if (opened.current === visit) return;
    const filled = openingValues(values, choices);
    if (filled === null) return;
    if (Object.keys(filled).length > 0) {
      fill(filled);
      return;
    }
    end();
    apply();
  });
  return { end };
}

interface OpeningChoiceOptions<Name extends string> extends OpeningChoice<Name> {
  chosen: number | undefined;
  choose: (id: number) => void;
}

/** The same for a select that applies by itself. */
export function useOpeningChoice<Name extends string>({ chosen, choose, ...choice }: OpeningChoiceOptions<Name>): void {
  useOpening<Name>({
    values: { [choice.name]: textOfId(chosen) } as Record<Name, string>,
    choices: [choice],
    fill: (filled) => {
      const id = idOfText(filled[choice.name] ?? '');
      if (id !== undefined) choose(id);
    },
    apply: () => undefined,
  });
}
