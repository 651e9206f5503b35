/** The shields of the demo's schools as pictures that a paper can print: the screens' own are drawings (SVG). */

/** As 'data:image/png;base64,…', by the path of the file. */
const PICTURES = import.meta.glob<string>('@fixtures/shields/*.png', { eager: true, query: '?inline', import: 'default' });

/** The picture of a seeded shield by its address, or null. */
export function seededShield(image: string): Uint8Array | null {
  const name = /([\w-]+)\.svg$/.exec(image)?.[1];
  const found = Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}.png`))?.[1];
  return found ? Uint8Array.from(atob(found.slice(found.indexOf(',') + 1)), (letter) => letter.charCodeAt(0)) : null;
}
