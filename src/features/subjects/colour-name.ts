/** Each name's upper limit of the hue, in degrees. */
const HUES = [
  [10, 'Rojo'],
  [45, 'Naranja'],
  [70, 'Amarillo'],
  [165, 'Verde'],
  [195, 'Turquesa'],
  [255, 'Azul'],
  [295, 'Morado'],
  [338, 'Fucsia'],
  [360, 'Rojo'],
] as const;

/** The name of a colour '#RRGGBB'. */
export function colourName(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range < 0.08) return lightness < 0.15 ? 'Negro' : lightness > 0.9 ? 'Blanco' : 'Gris';
  const sector = most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const hue = (sector * 60 + 360) % 360;
  const name = HUES.find(([end]) => hue <= end)?.[1] ?? '';
  if (name === 'Naranja' && lightness < 0.4) return 'Café';
  return lightness < 0.3 ? `${name} oscuro` : lightness > 0.75 ? `${name} claro` : name;
}
