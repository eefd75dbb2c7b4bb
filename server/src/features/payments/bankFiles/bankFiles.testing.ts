import { type BankLine, bankLines } from './bankLines.ts';

export const own = 'NL91ABNA0417164300';

async function* pieces(bytes: Buffer, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function linesOf(file: string | Buffer, size = 65_536) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const lines: BankLine[] = [];
  for await (const line of bankLines(pieces(bytes, size))) lines.push(line);
  return lines;
}

/** What reading comes to: the lines, or where and why it was refused. */
export const outcomeOf = (file: string | Buffer, size?: number) =>
  linesOf(file, size).catch(({ line, key }) => ({ line, key }));

type Booked = {
  amount: string;
  currency?: string;
  side?: string;
  day?: string;
  /** Inside the entry, after its amount and dates. */
  more?: string;
};

const amountXml = ({ amount, currency = 'EUR', side = 'CRDT' }: Booked) =>
  `<Amt${currency && ` Ccy="${currency}"`}>${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>`;

export const entryXml = ({ day = '2026-01-05', more = '', ...booked }: Booked) => `<Ntry>
${amountXml(booked)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<ValDt><Dt>2026-01-06</Dt></ValDt>${more}</Ntry>
`;

export const balanceXml = (kind: string, booked: Booked) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>${amountXml(booked)}</Bal>\n`;

export type Page = {
  opening: string;
  closing: string;
  entries: string;
  id?: string;
  iban?: string;
};

export const statementXml = ({ opening, closing, entries, id = 'S1', iban = own }: Page) =>
  `<Stmt><Id>${id}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balanceXml('OPBD', { amount: opening })}${balanceXml('CLBD', { amount: closing })}${entries}</Stmt>\n`;

export const camtFile = (statements: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr>
${statements}</BkToCstmrStmt></Document>`;

/** A payment that came in, as a bank tells it. */
export const paidXml = (name: string, text: string, more = '') => `<NtryDtls><TxDtls>
<Refs><AcctSvcrRef>R1</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${more}
<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;

export const mtFile = (...bodies: string[]) => bodies.map((body) => `${body}\n-\n`).join('');

export const mtStatement = (opening: string, closing: string, rows: string) =>
  `:20:STARTSTM\n:25:${own}\n:28C:12/1\n:60F:${opening}\n${rows}\n:62F:${closing}`;
