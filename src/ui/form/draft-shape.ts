/** Whether a stored value has the shape of a form's values (SAFE-29): a new version of the form may have changed it. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * True when both have the same fields at every depth, with values of the same types. List items must be like the sample's
 * first one; for an empty sample list, plain values (ids). Where the sample is null, a plain value or null fits.
 */
export function fitsShape<Shape>(stored: unknown, sample: Shape): stored is Shape {
  if (sample === null) return stored === null || isPlain(stored);
  if (Array.isArray(sample)) {
    const fits = sample.length > 0 ? (item: unknown) => fitsShape(item, sample[0]) : isPlain;
    return Array.isArray(stored) && stored.every(fits);
  }
  if (!isRecord(sample)) return typeof stored === typeof sample;
  const fields = Object.entries(sample);
  return (
    isRecord(stored) &&
    Object.keys(stored).length === fields.length &&
    fields.every(([field, value]) => Object.hasOwn(stored, field) && fitsShape(stored[field], value))
  );
}
