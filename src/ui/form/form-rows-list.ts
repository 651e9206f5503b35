/** The rows of a form that came from a file, among those that a person writes (IMPO-02). */
export interface ListedRows {
  /** The index of the first one; what stands above was there before them. */
  readonly first: number;
  readonly count: number;
}

/** Where they are after rows were added (`by` > 0) under the row of that index, or it was removed (-1); null: none is left. */
export function movedList({ first, count }: ListedRows, index: number, by: number): ListedRows | null {
  if (index < first) return { first: first + by, count };
  if (index >= first + count) return { first, count };
  return count + by > 0 ? { first, count: count + by } : null;
}
