import { expect, it } from 'vitest';
import type { Asset } from '@/api/resources/subjects';
import { assetsToSend, storedLook } from './subject-look';

const asset = (id: number, type: Asset['type'], value: string, externalId: number): Asset => ({ id, type, value, externalId });

it.each([
  { stored: [], look: { icon: 0, colour: '#394FE4' } },
  { stored: [asset(7, 'ICON', '25', 3), asset(8, 'COLOR', '#602E4C', 3)], look: { icon: 25, colour: '#602E4C' } },
  // Another subject's asset that has this subject's id (API-081).
  { stored: [asset(3, 'ICON', '9', 5)], look: { icon: 0, colour: '#394FE4' } },
  { stored: [asset(7, 'ICON', '26', 3)], look: { icon: 0, colour: '#394FE4' } },
  { stored: [asset(7, 'ICON', 'hoja', 3)], look: { icon: 0, colour: '#394FE4' } },
])('$stored show as $look (SUBJ-17)', ({ stored, look }) => {
  expect(storedLook(stored, 3)).toEqual(look);
});

it('the colour that is sent is the icon’s, and what is stored is replaced (SUBJ-13, SUBJ-19)', () => {
  expect(assetsToSend(3, 13, [asset(7, 'ICON', '2', 3), asset(3, 'COLOR', '#000000', 5)])).toEqual({
    icon: { id: 7, type: 'ICON', value: '13', externalId: 3 },
    colour: { id: null, type: 'COLOR', value: '#395200', externalId: 3 },
  });
});
