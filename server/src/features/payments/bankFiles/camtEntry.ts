import {
  BankFileError,
  type BookedLine,
  centsOf,
  dayOf,
  given,
  mustBeEuro,
  wordsOf,
} from './bankLine.ts';
import { textIn, within, type XmlNode } from './xmlTree.ts';

type Party = { name: string; iban: string };

/** One payment of an entry; a batch has many, booked as one sum. */
export type Detail = {
  line: number;
  /** Without sign; nothing where only the entry has one, or where it is in other money. */
  amount: number | undefined;
  side: string;
  debtor: Party;
  creditor: Party;
  description: string;
  more: string;
  reference: string;
};

type Owner = { account: string; name: string };
type Entry = Pick<BookedLine, 'line' | 'booked_on' | 'amount'> & {
  description: string;
  reference: string;
  /** Money that came back: the other party is the one who paid, or was paid, before. */
  isReversal: boolean;
};

const sides: Record<string, number> = { CRDT: 1, DBIT: -1 };

export function signedAmount(node: XmlNode) {
  const [amount] = within(node, 'Amt');
  const sign = sides[textIn(node, 'CdtDbtInd')];
  if (!amount) throw new BankFileError(node.line, 'bank.amount');
  if (!sign) throw new BankFileError(node.line, 'bank.side');
  mustBeEuro(amount.currency, amount.line);
  return sign * centsOf(amount.text.trim(), amount.line) || 0;
}

export function detailOf(node: XmlNode): Detail {
  const [amount] = [...within(node, 'Amt'), ...within(node, 'AmtDtls', 'TxAmt', 'Amt')];
  const remittance = [
    ...within(node, 'RmtInf', 'Ustrd'),
    ...within(node, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
  ].map(({ text }) => text);
  return {
    line: node.line,
    amount: amount?.currency === 'EUR' ? centsOf(amount.text.trim(), amount.line) : undefined,
    side: textIn(node, 'CdtDbtInd'),
    debtor: partyOf(node, 'Dbtr'),
    creditor: partyOf(node, 'Cdtr'),
    description: wordsOf([...remittance, given(textIn(node, 'Refs', 'EndToEndId'))]),
    more: textIn(node, 'AddtlTxInf'),
    reference: given(textIn(node, 'Refs', 'AcctSvcrRef')),
  };
}

/** Later versions have the name one level deeper. */
const partyOf = (node: XmlNode, role: string): Party => ({
  name: textIn(node, 'RltdPties', role, 'Nm') || textIn(node, 'RltdPties', role, 'Pty', 'Nm'),
  iban: textIn(node, 'RltdPties', `${role}Acct`, 'Id', 'IBAN'),
});

/** Nothing for what is only announced: the balance does not count it either. */
export function entryLines(node: XmlNode, details: Detail[], owner: Owner): BookedLine[] {
  const status = textIn(node, 'Sts') || textIn(node, 'Sts', 'Cd');
  if (status === 'PDNG' || status === 'INFO' || status === 'FUTR') return [];
  const entry: Entry = {
    line: node.line,
    booked_on: bookedOn(node),
    amount: signedAmount(node),
    description: wordsOf([textIn(node, 'AddtlNtryInf')]),
    reference: given(textIn(node, 'AcctSvcrRef')) || given(textIn(node, 'NtryRef')),
    isReversal: /^(true|1)$/.test(textIn(node, 'RvslInd')),
  };
  const amounts = amountsOf(entry, details);
  return amounts
    ? details.map((detail, n) => lineOf({ ...entry, amount: amounts[n] ?? 0 }, detail, owner))
    : [lineOf(entry, together(entry, details), owner)];
}

function bookedOn(node: XmlNode) {
  const [day] = ['BookgDt', 'ValDt'].flatMap((when) => [
    ...within(node, when, 'Dt'),
    ...within(node, when, 'DtTm'),
  ]);
  return dayOf(day?.text.trim() ?? '', day?.line ?? node.line);
}

/** What each payment is worth, if the bank says so and together they are what was booked. */
function amountsOf({ amount }: Entry, details: Detail[]) {
  if (details.length === 1) return [amount];
  const amounts = details.map(
    (detail) => (detail.amount ?? Number.NaN) * (sides[detail.side] ?? Math.sign(amount)),
  );
  return amounts.reduce((sum, one) => sum + one, 0) === amount && details.length > 0
    ? amounts
    : undefined;
}

const nobody = { name: '', iban: '' };
const longest = 1000;

const together = ({ line, description }: Entry, details: Detail[]): Detail => ({
  ...{
    line,
    amount: undefined,
    side: '',
    debtor: nobody,
    creditor: nobody,
    reference: '',
    more: '',
  },
  description:
    description || wordsOf(details.slice(0, 20).map((one) => one.description)).slice(0, longest),
});

const lineOf = (entry: Entry, detail: Detail, { account, name }: Owner): BookedLine => ({
  line: detail.line,
  account,
  booked_on: entry.booked_on,
  amount: entry.amount,
  ...otherParty(entry, detail, account),
  description: detail.description || detail.more || entry.description,
  bank_reference: detail.reference || entry.reference,
  statement: name,
});

function otherParty({ amount, isReversal }: Entry, { debtor, creditor }: Detail, account: string) {
  const [other, self] = amount > 0 !== isReversal ? [debtor, creditor] : [creditor, debtor];
  const isKnown = other.name !== '' || other.iban !== '';
  return isKnown || self.iban === account || self.iban === '' ? other : self;
}
