import type { Indicator } from '@/api/resources/indicators';
import { colourOf } from '@/school/levels';
import type { Column } from '@/ui/table/data-table-rows';

/** What the achievement says of a level; null when it has none of that name. */
const descriptionFor = ({ valorizations }: Indicator, name: string): string | null =>
  valorizations.find((level) => level.name === name)?.description ?? null;

/** Each name once, the one that begins lowest first. */
function levelNames(achievements: readonly Indicator[]): string[] {
  const lowest = new Map<string, number>();
  for (const { name, initialValue } of achievements.flatMap(({ valorizations }) => valorizations))
    lowest.set(name, Math.min(initialValue, lowest.get(name) ?? initialValue));
  return [...lowest].toSorted(([, one], [, other]) => one - other).map(([name]) => name);
}

/** Of `count` columns, in rem, that they fit beside boxes and pencil in the narrowest card whose table does not scroll (55rem). */
const leastWidthOf = (count: number) => `${Math.max(7, Math.min(10, Math.floor(437.5 / count) / 10))}rem`;

/** 'Logro', then a column for each level of the listed achievements, all of them searched (LEAR-11, LEAR-14). They stay as they came, the oldest first. */
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
          {name}
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
