/** The shields of the demo's schools as PNG for the PDF, which cannot print the SVG of the screens. */

/** Data URLs ('data:image/png;base64,…') by the path of the file. */
const PICTURES = import.meta.glob<string>('@fixtures/shields/*.png', { eager: true, query: '?inline', import: 'default' });

/** The PNG of a seeded shield by the shield's address, or null. */
export function seededShield(image: string): Uint8Array | null {
  const name = /(?<![\w-])([\w-]+)\.svg$/.exec(image)?.[1];
  const found = Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}.png`))?.[1];
  return found ? Uint8Array.from(atob(found.slice(found.indexOf(',') + 1)), (letter) => letter.charCodeAt(0)) : null;
}
