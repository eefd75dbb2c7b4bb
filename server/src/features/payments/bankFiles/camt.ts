import { isIban } from '@traject/contract/common/iban';
import { BankFileError, type BookedLine, mustBeEuro } from './bankLine.ts';
import { type Detail, detailOf, entryLines, signedAmount } from './camtEntry.ts';
import { xmlParts } from './xmlParts.ts';
import { textIn, type XmlNode } from './xmlTree.ts';

const statementPath = 'Document/BkToCstmrStmt/Stmt';
const parts = {
  name: `${statementPath}/Id`,
  account: `${statementPath}/Acct`,
  balance: `${statementPath}/Bal`,
  detail: `${statementPath}/Ntry/NtryDtls/TxDtls`,
  details: `${statementPath}/Ntry/NtryDtls`,
  entry: `${statementPath}/Ntry`,
  statement: statementPath,
};
const asked = {
  space: /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/,
  paths: new Set(Object.values(parts)),
};

type Statement = {
  name: string;
  account: string;
  balances: { kind: string; amount: number }[];
  sum: number;
};

const newStatement = (): Statement => ({ name: '', account: '', balances: [], sum: 0 });

/** The lines of statements in CAMT.053 (ISO 20022). */
export async function* camtLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<BookedLine> {
  let statement = newStatement();
  let details: Detail[] = [];
  let statements = 0;
  for await (const node of xmlParts(chunks, asked)) {
    if (node.path === parts.name) statement.name = node.text.trim();
    if (node.path === parts.account) statement.account = accountOf(node);
    if (node.path === parts.balance) statement.balances.push(balanceOf(node));
    if (node.path === parts.detail) details.push(detailOf(node));
    if (node.path === parts.entry) {
      if (!statement.account) throw new BankFileError(node.line, 'bank.account');
      for (const line of entryLines(node, details, statement)) {
        statement.sum += line.amount;
        yield line;
      }
      details = [];
    }
    if (node.path === parts.statement) {
      checkSum(statement, node.line);
      statement = newStatement();
      statements++;
    }
  }
  if (statements === 0) throw new BankFileError(1, 'bank.unknown');
}

function accountOf(node: XmlNode) {
  const account = textIn(node, 'Id', 'IBAN');
  if (!isIban(account)) throw new BankFileError(node.line, 'bank.account');
  mustBeEuro(textIn(node, 'Ccy') || 'EUR', node.line);
  return account;
}

const balanceOf = (node: XmlNode) => ({
  kind: textIn(node, 'Tp', 'CdOrPrtry', 'Cd'),
  amount: signedAmount(node),
});

/** A statement of several pages begins or ends with an interim balance. */
function checkSum({ account, balances, sum }: Statement, line: number) {
  if (!account) throw new BankFileError(line, 'bank.account');
  const of = (...kinds: string[]) => balances.filter(({ kind }) => kinds.includes(kind));
  const opening = of('OPBD', 'PRCD')[0] ?? of('ITBD')[0];
  const closing = of('CLBD')[0] ?? of('ITBD').at(-1);
  if (!opening || !closing) throw new BankFileError(line, 'bank.balance');
  if (opening.amount + sum !== closing.amount) throw new BankFileError(line, 'bank.sum');
}
