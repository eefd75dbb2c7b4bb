import type { BookedLine } from './bankFiles/bankLine.ts';
import { nameIndex } from './nameIndex.ts';
import { numberIndex } from './numberIndex.ts';
import { namesFit, type Words, wordsOf } from './payerNames.ts';

/** An invoice that is not settled; a credit note has less than nothing open. */
export type Candidate = {
  id: number;
  invoice_number: string;
  /** In whole cents. */
  open: number;
  billed_name: string;
  invoice_date: string;
};

type Reason = 'number' | 'amount' | 'name' | 'iban';

export type Match = {
  /** Somebody looks at a doubt before it is booked. */
  kind: 'certain' | 'doubt' | 'none';
  /** What of the line goes to which invoice. */
  invoices: { id: number; amount: number }[];
  reasons: Reason[];
};

type Line = Pick<BookedLine, 'amount' | 'name' | 'iban' | 'description'>;

/** `payers` has who paid from which account before: the name on its invoices, by IBAN. */
type Known = { payers?: ReadonlyMap<string, string> };

const none: Match = { kind: 'none', invoices: [], reasons: [] };
/** More possibilities than this help nobody choose. */
const mostOffered = 5;

/** For many lines: what can be looked up in the open invoices is prepared once. */
export function matcher(candidates: readonly Candidate[], { payers }: Known = {}) {
  const numbered = numberIndex(candidates);
  const equals = equalTo(candidates);
  return (line: Line): Match => {
    if (line.amount === 0) return none;
    const payer = payerOf(line, payers);
    const named = numbered(line.description).filter(({ open }) => isSameSide(open, line.amount));
    return byNumber(line, named, payer) ?? byOpenAmount(line, equals(line.amount), payer);
  };
}

type Equal = { all: readonly Candidate[]; named: (words: Words) => Candidate[][] };

/** Those of one amount, with their names; prepared when a line has that amount. */
function equalTo(candidates: readonly Candidate[]) {
  const byAmount = Map.groupBy(candidates, ({ open }) => open);
  const prepared = new Map<number, Equal>();
  return (amount: number): Equal => {
    const known = prepared.get(amount);
    if (known) return known;
    const all = byAmount.get(amount) ?? [];
    const made = { all, named: nameIndex(all, ({ billed_name }) => wordsOf(billed_name)) };
    if (all.length > 0) prepared.set(amount, made);
    return made;
  };
}

export const matchLine = (line: Line, candidates: readonly Candidate[], known?: Known) =>
  matcher(candidates, known)(line);

const isSameSide = (open: number, amount: number) => Math.sign(open) === Math.sign(amount);

type Payer = { name: Words; before: Words };

/** Who paid: by name, and by who was billed when this account paid before. */
const payerOf = ({ name, iban }: Line, payers: Known['payers']): Payer => ({
  name: wordsOf(name),
  before: wordsOf(payers?.get(iban) ?? ''),
});

/** Whether the payer is who was billed. */
function fits({ name, before }: Payer, { billed_name }: Candidate): Reason[] {
  const billed = wordsOf(billed_name);
  return [
    ...(namesFit(name, billed) ? (['name'] as const) : []),
    ...(namesFit(before, billed) ? (['iban'] as const) : []),
  ];
}

function byNumber({ amount }: Line, named: Candidate[], payer: Payer): Match | undefined {
  const [first, ...others] = named;
  if (!first) return undefined;
  const sum = named.reduce((all, { open }) => all + open, 0);
  const who = named.every((one) => fits(payer, one).length > 0) ? fits(payer, first) : [];
  const isExact = sum === amount;
  const isPart = others.length === 0 && Math.abs(amount) < Math.abs(first.open);
  const isCertain = isExact || (isPart && who.length > 0);
  return {
    kind: isCertain ? 'certain' : 'doubt',
    invoices: spread(amount, named),
    reasons: ['number', ...(isExact ? (['amount'] as const) : []), ...who],
  };
}

/** Oldest first; what is paid too much goes to none of them. */
function spread(amount: number, named: Candidate[]) {
  let left = Math.abs(amount);
  return named
    .toSorted((a, b) => a.invoice_date.localeCompare(b.invoice_date) || a.id - b.id)
    .map(({ id, open }) => {
      const part = Math.min(left, Math.abs(open));
      left -= part;
      return { id, amount: Math.sign(amount) * part };
    })
    .filter((one) => one.amount !== 0);
}

/** Without a number nothing is certain: the payer may owe the same twice. */
function byOpenAmount({ amount }: Line, { all, named }: Equal, payer: Payer): Match {
  const theirs = new Set(
    [payer.name, payer.before].flatMap(named).flatMap((some) => some.slice(0, mostOffered)),
  );
  const offered = theirs.size > 0 ? [...theirs].sort((a, b) => a.id - b.id) : all;
  const [only] = offered;
  if (!only || (theirs.size === 0 && all.length > 1)) return none;
  return {
    kind: 'doubt',
    invoices: offered.slice(0, mostOffered).map(({ id }) => ({ id, amount })),
    reasons: ['amount', ...fits(payer, only)],
  };
}
