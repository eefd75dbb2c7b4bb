/** What WCAG asks of text that is read. */
export const readable = 4.5;

export const isColor = (value: string) => /^#[0-9a-f]{6}$/.test(value);

/** How far a colour stands out from white: as text on it, and as the ground of white text. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => light(color.slice(at, at + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function light(hex: string) {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
