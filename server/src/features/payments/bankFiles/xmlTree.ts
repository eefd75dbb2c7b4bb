import { SaxesParser, type SaxesTagNS } from 'saxes';
import { BankFileError } from './bankLine.ts';

export type XmlNode = {
  name: string;
  /** The names from the root. */
  path: string;
  line: number;
  currency: string;
  text: string;
  children: XmlNode[];
  /** What it takes in memory, about. */
  weight: number;
};

export type Asked = {
  /** What the namespace must be; elements of another one are not read. */
  space: RegExp;
  paths: ReadonlySet<string>;
};

/** Far more than a bank writes: levels, characters of one text or tag, and what is kept at once. */
const most = { depth: 40, length: 10_000, weight: 1_000_000 };
const nodeWeight = 50;

/** A strict parser, and the elements asked for that have ended since the list was emptied. */
export function xmlTree(asked: Asked) {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (key: BankFileError['key']): never => {
    throw new BankFileError(parser.line, key);
  };
  let heardAt = 0;
  /** The parser keeps what it has not yet told. */
  const checkLength = (at: number) => {
    if (at - heardAt > most.length) refuse('bank.too_long');
  };
  const heard =
    <T extends unknown[]>(act?: (...said: T) => void) =>
    (...said: T) => {
      checkLength(parser.position);
      heardAt = parser.position;
      act?.(...said);
    };
  const tree = growing(asked, { refuse, line: () => parser.line });
  parser.on('error', () => refuse('bank.xml'));
  parser.on('doctype', () => refuse('bank.doctype'));
  parser.on(
    'xmldecl',
    heard(({ encoding = 'utf-8' }) => {
      if (!/^(utf-8|us-ascii)$/i.test(encoding)) refuse('bank.encoding');
    }),
  );
  parser.on('comment', heard());
  parser.on('processinginstruction', heard());
  parser.on('opentag', heard(tree.open));
  parser.on('text', heard(tree.text));
  parser.on('cdata', heard(tree.text));
  parser.on('closetag', heard(tree.close));
  return { parser, ended: tree.ended, checkLength };
}

type Reader = { refuse: (key: BankFileError['key']) => never; line: () => number };

function growing({ space, paths }: Asked, { refuse, line }: Reader) {
  const ended: XmlNode[] = [];
  const open: XmlNode[] = [];
  let rootSpace = '';
  let kept = 0;
  const grow = (node: XmlNode, weight: number) => {
    node.weight += weight;
    kept += weight;
    if (kept > most.weight) refuse('bank.too_long');
  };
  return {
    ended,
    open(tag: SaxesTagNS) {
      const parent = open.at(-1);
      if (!parent) rootSpace = space.test(tag.uri) ? tag.uri : refuse('bank.unknown');
      if (open.length === most.depth) refuse('bank.too_deep');
      const node = nodeOf(tag, tag.uri === rootSpace ? tag.local : '?', { parent, line: line() });
      open.push(node);
      grow(node, nodeWeight);
    },
    text(text: string) {
      const node = open.at(-1);
      if (!node || !/\S/.test(text)) return;
      node.text += text;
      grow(node, text.length);
      if (node.text.length > most.length) refuse('bank.too_long');
    },
    close() {
      const node = open.pop();
      const parent = open.at(-1);
      if (!node || !parent) return;
      if (!paths.has(node.path)) return adopt(parent, node);
      ended.push(node);
      kept -= node.weight;
    },
  };
}

function adopt(parent: XmlNode, node: XmlNode) {
  parent.children.push(node);
  parent.weight += node.weight;
}

type Place = { parent: XmlNode | undefined; line: number };

const nodeOf = ({ attributes }: SaxesTagNS, name: string, { parent, line }: Place): XmlNode => ({
  name,
  line,
  path: parent ? `${parent.path}/${name}` : name,
  currency: attributes.Ccy?.value ?? '',
  text: '',
  children: [],
  weight: 0,
});

/** The elements at this path below the node. */
export const within = (node: XmlNode, ...path: string[]) =>
  path.reduce(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [node],
  );

/** The text of the element at this path, the first of its name on each level; or nothing. */
export function textIn(node: XmlNode, ...path: string[]) {
  let found: XmlNode | undefined = node;
  for (const name of path) found = found?.children.find((one) => one.name === name);
  return found?.text.trim() ?? '';
}
