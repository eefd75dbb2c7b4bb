import { BankFileError, type BookedLine } from './bankLine.ts';
import { mt940Account } from './mt940Account.ts';
import { detailsOf } from './mt940Details.ts';
import { type Field, mt940Fields } from './mt940Fields.ts';
import { balanceOf, bookingOf } from './mt940Values.ts';

type Statement = {
  line: number;
  account: string;
  name: string;
  opening: number | undefined;
  sum: number;
  isClosed: boolean;
  /** Its description may follow. */
  waiting: BookedLine | undefined;
};

const mostHeaders = 50;

/** The lines of statements in MT940, as Dutch banks write it. */
export async function* mt940Lines(chunks: AsyncIterable<Buffer>): AsyncGenerator<BookedLine> {
  let statement: Statement | undefined;
  let bank = '';
  let headers = 0;
  let announced: number | undefined;
  for await (const field of mt940Fields(chunks)) {
    if (field.tag === 'header' || field.tag === '940') {
      bank = bankIn(field, bank);
      if (/\w/.test(field.rows[0] ?? '') || field.tag === '940') announced = field.line;
      if (!statement && ++headers > mostHeaders) throw new BankFileError(1, 'bank.unknown');
    } else if (field.tag === '20') {
      if (statement && !statement.isClosed) throw new BankFileError(field.line, 'bank.unfinished');
      statement = newStatement(field.line);
      announced = undefined;
    } else if (statement) {
      const line = finished(statement, field);
      read(statement, field, bank);
      if (line) yield line;
    } else throw new BankFileError(field.line, 'bank.unknown');
  }
  if (!statement) throw new BankFileError(1, 'bank.unknown');
  if (!statement.isClosed || announced)
    throw new BankFileError(announced ?? statement.line, 'bank.unfinished');
}

const newStatement = (line: number): Statement => ({
  ...{ line, account: '', name: '', opening: undefined },
  ...{ sum: 0, isClosed: false, waiting: undefined },
});

/** The first four letters of its BIC, in what precedes a message. */
function bankIn({ line, rows: [text = ''] }: Field, before: string) {
  if (text.startsWith(':')) throw new BankFileError(line, 'bank.field');
  return /([A-Z]{4})NL2/.exec(text)?.[1] ?? before;
}

/** The booking before this field, with its description if this field is that. */
function finished(statement: Statement, { tag, rows }: Field): BookedLine | undefined {
  const line = statement.waiting;
  statement.waiting = undefined;
  if (!line || tag !== '86') return line;
  const { iban, ...details } = detailsOf(rows);
  return { ...line, ...details, iban: iban || line.iban };
}

function read(statement: Statement, field: Field, bank: string) {
  const { tag, line, rows } = field;
  if (tag === '25' || tag === '25P') statement.account = mt940Account(rows[0] ?? '', bank, line);
  else if (tag === '28C' || tag === '28') statement.name = rows[0]?.trim() ?? '';
  else if (tag === '60F' || tag === '60M') statement.opening = balanceOf(field);
  else if (tag === '61') book(statement, field);
  else if (tag === '62F' || tag === '62M') close(statement, field);
  else if (!/^(21|64|65|86|13D?|90[CD]|NS)$/.test(tag)) throw new BankFileError(line, 'bank.field');
}

function book(statement: Statement, field: Field) {
  const { account, name } = statement;
  if (statement.isClosed) throw new BankFileError(field.line, 'bank.field');
  if (!account) throw new BankFileError(field.line, 'bank.account');
  statement.waiting = {
    ...{ line: field.line, account, name: '', description: '', statement: name },
    ...bookingOf(field),
  };
  statement.sum += statement.waiting.amount;
}

function close(statement: Statement, field: Field) {
  const { account, opening, sum, isClosed } = statement;
  if (isClosed) throw new BankFileError(field.line, 'bank.field');
  if (!account) throw new BankFileError(field.line, 'bank.account');
  if (opening === undefined) throw new BankFileError(field.line, 'bank.balance');
  if (opening + sum !== balanceOf(field)) throw new BankFileError(field.line, 'bank.sum');
  statement.isClosed = true;
}
