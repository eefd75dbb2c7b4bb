type Element = { name: string; attributes: Map<string, string>; text: string; children: Element[] };

const token = /<(\/?)([A-Za-z][\w:]*)((?:\s[\w:]+="[^"<]*")*)>|([^<>]+)/y;
const reference = /&(?:(amp|lt|gt|quot)|#(\d+));|&/g;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plain(text: string): string {
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text))
    throw new Error(`no XML: ${JSON.stringify(text)}`);
  return text.replace(reference, (all, name: string | undefined, code: string | undefined) => {
    const sign = name ? named[name] : code && String.fromCodePoint(Number(code));
    if (!sign) throw new Error(`bare ${all}`);
    return sign;
  });
}

const attributesOf = (written: string) =>
  new Map(
    [...written.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      plain(value),
    ]),
  );

/** Reads strictly; whatever is not well formed throws. */
export function readXml(xml: string): Element {
  const [declaration = ''] = /^<\?xml version="1.0" encoding="UTF-8"\?>\n/.exec(xml) ?? [];
  const top: Element = { name: '', attributes: new Map(), text: '', children: [] };
  const open = [top];
  token.lastIndex = declaration.length;
  while (token.lastIndex < xml.length) {
    const [, closing, name = '', written = '', text] = token.exec(xml) ?? [];
    const inner = open.at(-1);
    if (!inner || (!name && text === undefined)) throw new Error('not well formed');
    if (text !== undefined) inner.text += plain(text);
    else if (!closing) {
      const element = { name, attributes: attributesOf(written), text: '', children: [] };
      inner.children.push(element);
      open.push(element);
    } else if (open.pop()?.name !== name) throw new Error(`stray </${name}>`);
  }
  const [root, ...more] = top.children;
  if (!declaration || !root || more.length > 0 || open.length > 1) throw new Error('not one root');
  return root;
}

/** The texts at a path such as `cac:InvoiceLine/cbc:ID`. */
export const valuesAt = (element: Element, path: string): string[] =>
  elementsAt(element, path).map(({ text }) => text);

export const elementsAt = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
