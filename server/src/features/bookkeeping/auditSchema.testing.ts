import { SaxesParser } from 'saxes';

const money = /^-?\d{1,18}(\.\d{1,2})?$/;
const day = /^\d{4}-\d\d-\d\d$/;
const upTo = (length: number) => new RegExp(`^[\\s\\S]{0,${length}}$`, 'u');
const country = /^[A-Z]{2}$/;
const side = /^[CD]$/;

/** `!` must be there once, `?` may, `*` any number of times; the order is that of the schema. */
type Rule = [name: string, times: '!' | '?' | '*', kind: RegExp | Rule[]];

const address: Rule[] = [
  ['streetname', '?', upTo(999)],
  ['number', '?', upTo(15)],
  ['numberExtension', '?', upTo(999)],
  ['property', '?', upTo(50)],
  ['city', '?', upTo(50)],
  ['postalCode', '?', upTo(10)],
  ['region', '?', upTo(50)],
  ['country', '?', country],
];
const customer: Rule[] = [
  ['custSupID', '!', upTo(35)],
  ['custSupName', '?', upTo(50)],
  ['commerceNr', '?', upTo(999)],
  ['taxRegistrationCountry', '?', country],
  ['taxRegIdent', '?', upTo(30)],
  ['custSupTp', '?', /^[BCOS]$/],
  ['streetAddress', '*', address],
];
const vat: Rule[] = [
  ['vatID', '!', upTo(35)],
  ['vatPerc', '!', /^\d{1,5}(\.\d{1,3})?$/],
  ['vatAmnt', '!', money],
  ['vatAmntTp', '!', side],
];
const line: Rule[] = [
  ['nr', '!', upTo(35)],
  ['accID', '!', upTo(35)],
  ['docRef', '!', upTo(999)],
  ['effDate', '!', day],
  ['desc', '?', upTo(9999)],
  ['amnt', '!', money],
  ['amntTp', '!', side],
  ['custSupID', '?', upTo(35)],
  ['invRef', '?', upTo(999)],
  ['vat', '*', vat],
];
const transaction: Rule[] = [
  ['nr', '!', upTo(35)],
  ['desc', '?', upTo(9999)],
  ['periodNumber', '!', /^\d{1,3}$/],
  ['trDt', '!', day],
  ['trLine', '*', line],
];
const journal: Rule[] = [
  ['jrnID', '!', upTo(35)],
  ['desc', '!', upTo(9999)],
  ['jrnTp', '?', /^[BCGMOPSTYZ]$/],
  ['offsetAccID', '?', upTo(35)],
  ['bankAccNr', '?', upTo(35)],
  ['transaction', '*', transaction],
];
const ledgerAccount: Rule[] = [
  ['accID', '!', upTo(35)],
  ['accDesc', '!', upTo(999)],
  ['accTp', '!', /^[BMP]$/],
];
const vatCode: Rule[] = [
  ['vatID', '!', upTo(35)],
  ['vatDesc', '!', upTo(999)],
  ['vatToPayAccID', '?', upTo(35)],
];
const period: Rule[] = [
  ['periodNumber', '!', /^\d{1,3}$/],
  ['periodDesc', '?', upTo(50)],
  ['startDatePeriod', '!', day],
  ['endDatePeriod', '!', day],
];
const header: Rule[] = [
  ['fiscalYear', '!', upTo(9)],
  ['startDate', '!', day],
  ['endDate', '!', day],
  ['curCode', '!', /^EUR$/],
  ['dateCreated', '!', day],
  ['softwareDesc', '?', upTo(50)],
  ['softwareVersion', '?', upTo(20)],
];
const company: Rule[] = [
  ['companyIdent', '?', upTo(35)],
  ['companyName', '!', upTo(999)],
  ['taxRegistrationCountry', '!', country],
  ['taxRegIdent', '!', upTo(30)],
  ['streetAddress', '*', address],
  ['customersSuppliers', '?', [['customerSupplier', '*', customer]]],
  ['generalLedger', '?', [['ledgerAccount', '*', ledgerAccount]]],
  ['vatCodes', '?', [['vatCode', '*', vatCode]]],
  ['periods', '?', [['period', '*', period]]],
  [
    'transactions',
    '?',
    [
      ['linesCount', '!', /^\d{1,10}$/],
      ['totalDebit', '!', money],
      ['totalCredit', '!', money],
      ['journal', '*', journal],
    ],
  ],
];
/** The part of the schema of XAF 3.2 that we use. */
const schema: Rule[] = [
  ['header', '!', header],
  ['company', '!', company],
];

export type Element = { name: string; text: string; children: Element[] };

export function parsed(xml: string): Element {
  const open: Element[] = [{ name: '', text: '', children: [] }];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    if (uri !== 'http://www.auditfiles.nl/XAF/3.2') throw new Error(`${local} in ${uri}`);
    const element = { name: local, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const root = open[0]?.children[0];
  if (root?.name !== 'auditfile') throw new Error('no audit file');
  return root;
}

/** Everything in which it departs from the schema. */
export function faultsIn({ name, children }: Element, rules = schema): string[] {
  const order = children.map((child) => rules.findIndex(([known]) => known === child.name));
  return [
    ...order.flatMap((at, n) => (at < 0 ? [`${name} has ${children[n]?.name}`] : [])),
    ...order.flatMap((at, n) =>
      at < (order[n - 1] ?? 0) ? [`${children[n]?.name} comes late`] : [],
    ),
    ...rules.flatMap(([known, times]) => {
      const count = children.filter((child) => child.name === known).length;
      const isWrong = (times === '!' && count !== 1) || (times === '?' && count > 1);
      return isWrong ? [`${name} has ${count} times ${known}`] : [];
    }),
    ...children.flatMap((child) => {
      const kind = rules.find(([known]) => known === child.name)?.[2] ?? [];
      if (Array.isArray(kind)) return faultsIn(child, kind);
      return kind.test(child.text) ? [] : [`${child.name}: ${child.text}`];
    }),
  ];
}
