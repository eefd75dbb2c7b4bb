/** What XML 1.0 can say; half a surrogate pair is not among it. */
const unsayable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text as it comes into the e-invoice; what is empty here is left out there. */
export const sayable = (text: string) => text.replace(unsayable, '').replace(/\r\n?/g, '\n').trim();

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};
const escaped = (text: string, which: RegExp) =>
  sayable(text).replace(which, (sign) => signs[sign] ?? sign);

type Attributes = Record<string, string>;

/** A value of UBL. An empty one is nothing: the rules refuse elements without content. */
export function cbc(name: string, text: string | null, attributes: Attributes = {}): string {
  const content = escaped(text ?? '', /[&<>]/g);
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value, /[&<>"\n\t]/g)}"`)
    .join('');
  return content && `<cbc:${name}${said}>${content}</cbc:${name}>`;
}

/** A group of UBL, or nothing when all that is in it is. */
export function cac(name: string, ...parts: string[]): string {
  const content = parts.join('');
  return content && `<cac:${name}>${content}</cac:${name}>`;
}

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd';

export const ublDocument = (name: 'Invoice' | 'CreditNote', ...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="${namespace}:${name}-2" xmlns:cac="${namespace}:CommonAggregateComponents-2" xmlns:cbc="${namespace}:CommonBasicComponents-2">${parts.join('')}</${name}>
`;
