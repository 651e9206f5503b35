import type { Indicator } from '@/api/resources/indicators';
import { colourOf } from '@/school/levels';
import type { Column } from '@/ui/table/data-table-rows';

/** The achievement's description of a level; null when it has no level of that name. */
const descriptionFor = ({ valorizations }: Indicator, name: string): string | null =>
  valorizations.find((level) => level.name === name)?.description ?? null;

/** The distinct level names, ordered by their lowest initial value. */
function levelNames(achievements: readonly Indicator[]): string[] {
  const lowest = new Map<string, number>();
  for (const { name, initialValue } of achievements.flatMap(({ valorizations }) => valorizations))
    lowest.set(name, Math.min(initialValue, lowest.get(name) ?? initialValue));
  return [...lowest].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
}

/** The minimum width at which `count` columns, the checkbox and four actions fit into 55rem, the narrowest card without scrolling. */
const leastWidthOf = (count: number) => `${Math.max(7, Math.min(10, Math.floor(375 / count) / 10))}rem`;

/** 'Logro' and a column for each level, all searched (LEAR-11, LEAR-14). The rows stay in the response's order, oldest first. */
export function columnsFor(achievements: readonly Indicator[]): Column<Indicator>[] {
  const names = levelNames(achievements);
  const width = { least: leastWidthOf(names.length + 1) };
  return [
    {
      id: 'title',
      header: 'Logro',
      value: ({ title }) => title,
      isSearched: true,
      isRowHeader: true,
      order: 'none',
      width,
      sheet: 'name',
    },
    ...names.map((name, index): Column<Indicator> => ({
      id: `level:${name}`,
      header: name,
      head: (
        <>
          <span className={`level-mark ${colourOf(index, names.length)}`} aria-hidden="true" />
          <span translate="no">{name}</span>
        </>
      ),
      value: (achievement) => descriptionFor(achievement, name) ?? '-',
      isSearched: true,
      order: 'none',
      width,
      sheet: 'text',
    })),
  ];
}
