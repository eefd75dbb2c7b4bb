import type { BookedLine } from './bankFiles/bankLine.ts';
import { numberIndex } from './numberIndex.ts';
import { nameFits } from './payerNames.ts';

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
  const byAmount = Map.groupBy(candidates, ({ open }) => open);
  return (line: Line): Match => {
    if (line.amount === 0) return none;
    const fits = fitting(line, payers);
    const named = numbered(line.description).filter(({ open }) => isSameSide(open, line.amount));
    return byNumber(line, named, fits) ?? byOpenAmount(line, byAmount.get(line.amount) ?? [], fits);
  };
}

export const matchLine = (line: Line, candidates: readonly Candidate[], known?: Known) =>
  matcher(candidates, known)(line);

const isSameSide = (open: number, amount: number) => Math.sign(open) === Math.sign(amount);

type Fits = (candidate: Candidate) => Reason[];

/** Whether the payer is who was billed: by name, or by an account that paid for them before. */
function fitting({ name, iban }: Line, payers: Known['payers']): Fits {
  const before = payers?.get(iban);
  return ({ billed_name }) => [
    ...(nameFits(name, billed_name) ? (['name'] as const) : []),
    ...(before && nameFits(before, billed_name) ? (['iban'] as const) : []),
  ];
}

function byNumber({ amount }: Line, named: Candidate[], fits: Fits): Match | undefined {
  const [first, ...others] = named;
  if (!first) return undefined;
  const sum = named.reduce((all, { open }) => all + open, 0);
  const who = named.every((one) => fits(one).length > 0) ? fits(first) : [];
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
function byOpenAmount({ amount }: Line, equal: Candidate[], fits: Fits): Match {
  const theirs = equal.filter((one) => fits(one).length > 0);
  const [only] = theirs.length > 0 ? theirs : equal;
  if (!only || (theirs.length === 0 && equal.length > 1)) return none;
  return {
    kind: 'doubt',
    invoices: (theirs.length > 0 ? theirs : [only])
      .slice(0, mostOffered)
      .map(({ id }) => ({ id, amount })),
    reasons: ['amount', ...fits(only)],
  };
}
