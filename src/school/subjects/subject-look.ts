/** Icon and colour of a subject, read from its assets and written to them (SUBJ-12, SUBJ-13, SUBJ-17 to SUBJ-21). */
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import type { Asset } from '@/api/resources/subjects';

export interface Look {
  /** 0 to 25. */
  readonly icon: number;
  /** '#RRGGBB'. */
  readonly colour: string;
}

/** The colour is the icon's own; it is never chosen by itself (SUBJ-19). */
export const colourOf = (icon: number): string => (SUBJECT_ICONS[icon] ?? SUBJECT_ICONS[0]).colour;

const assetOf = (assets: readonly Asset[], subjectId: number, type: Asset['type']): Asset | undefined =>
  // For a subject without assets the API may return another subject's (API-081).
  assets.find((asset) => asset.externalId === subjectId && asset.type === type);

/** The stored look, with the defaults for what is not stored. */
export function storedLook(assets: readonly Asset[], subjectId: number): Look {
  const icon = Number(assetOf(assets, subjectId, 'ICON')?.value ?? 0);
  return {
    icon: SUBJECT_ICONS[icon] ? icon : 0,
    colour: assetOf(assets, subjectId, 'COLOR')?.value ?? colourOf(0),
  };
}

/** The two assets of a subject with that icon, as they are sent; `stored` are those that they replace. */
export function assetsToSend(subjectId: number, icon: number, stored: readonly Asset[] = []) {
  const asset = (type: Asset['type'], value: string) => ({
    id: assetOf(stored, subjectId, type)?.id ?? null,
    type,
    value,
    externalId: subjectId,
  });
  return { icon: asset('ICON', String(icon)), colour: asset('COLOR', colourOf(icon)) };
}
