import { escapeXml } from '../../platform/files/escapeXml.ts';

/** An element with text, no longer than the schema allows; left out if there is none. */
export const text = (name: string, value: string | number | null, longest = 999) =>
  value === null || value === '' ? '' : required(name, value, longest);

export const required = (name: string, value: string | number, longest = 999) =>
  `<${name}>${escapeXml([...String(value)].slice(0, longest).join(''))}</${name}>`;

/** An element with others in it; left out if there are none. */
export const group = (name: string, ...parts: string[]) => {
  const inner = parts.join('');
  return inner && `<${name}>${inner}</${name}>\n`;
};

export const euros = (cents: number) => (cents / 100).toFixed(2);
