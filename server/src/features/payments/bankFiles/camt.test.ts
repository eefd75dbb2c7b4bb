import { describe, expect, it } from 'vitest';
import {
  balanceXml,
  camtFile,
  entryXml,
  linesOf,
  outcomeOf,
  own,
  paidXml,
  statementXml,
} from './bankFiles.testing.ts';

const one = (entries: string, closing: string, opening = '100.00') =>
  camtFile(statementXml({ opening, closing, entries }));

describe('a bank file in CAMT.053', () => {
  it('gives each booking: who, how much, when, what for, and where in the file', async () => {
    const paid = entryXml({
      amount: '121.5',
      more: paidXml('Zoë &amp; Zn BV', 'Factuur 2026-0012'),
    });
    const spent = entryXml({
      amount: '21.50',
      side: 'DBIT',
      more: `<AcctSvcrRef>A9</AcctSvcrRef><AddtlNtryInf>Kosten
        rekening</AddtlNtryInf>`,
    });
    expect(await linesOf(one(paid + spent, '200.00'))).toEqual([
      {
        line: 9,
        account: own,
        booked_on: '2026-01-05',
        amount: 12150,
        name: 'Zoë & Zn BV',
        iban: 'NL20INGB0001234567',
        description: 'Factuur 2026-0012',
        bank_reference: 'R1',
        statement: 'S1',
        key: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      expect.objectContaining({
        ...{ line: 13, amount: -2150, name: '', iban: '' },
        ...{ description: 'Kosten rekening', bank_reference: 'A9' },
      }),
    ]);
  });

  it('reads the newest version, with prefixes, deeper names and the time of booking', async () => {
    const entry = `<Ntry><NtryRef>7</NtryRef><Amt Ccy="EUR">10</Amt><CdtDbtInd>CRDT</CdtDbtInd>
      <Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-03-29T23:59:00+02:00</DtTm></BookgDt>
      <NtryDtls><TxDtls><Refs><EndToEndId>E-77</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Piet</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>deel een</Ustrd><Ustrd>deel twee</Ustrd>
      <Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const file = camtFile(statementXml({ opening: '0', closing: '10', entries: entry }), '08')
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
      .replace('xmlns=', 'xmlns:ns2=');
    expect(await linesOf(file)).toMatchObject([
      {
        ...{ booked_on: '2026-03-29', amount: 1000, name: 'Piet', bank_reference: '7' },
        description: 'deel een deel twee RF18539007547034 E-77',
      },
    ]);
  });

  it('gives the payments of a batch one by one when they add up, and else the sum', async () => {
    const inBatch = (name: string, amount: string) =>
      paidXml(name, 'x', `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`);
    const batch = (...parts: string[]) => entryXml({ amount: '30.00', more: parts.join('') });
    const both = batch(inBatch('An', '10.00'), inBatch('Bo', '20.00'));
    expect(await linesOf(one(both, '130.00'))).toMatchObject([
      { name: 'An', amount: 1000 },
      { name: 'Bo', amount: 2000 },
    ]);
    const unequal = batch(inBatch('An', '10.00'), inBatch('Bo', '20.01'));
    expect(await linesOf(one(unequal, '130.00'))).toMatchObject([{ name: '', amount: 3000 }]);
  });

  it('names who gets the money back when a booking is taken back', async () => {
    const back = entryXml({
      ...{ amount: '40.00', side: 'DBIT' },
      more: `<RvslInd>true</RvslInd>${paidXml('Klant', 'storno')}`,
    });
    expect(await linesOf(one(back, '60.00'))).toMatchObject([{ amount: -4000, name: 'Klant' }]);
  });

  it('holds several statements, with interim balances, and leaves out what is only announced', async () => {
    const announced = entryXml({ amount: '5.00' }).replace('BOOK', 'PDNG');
    const first = statementXml({
      ...{ opening: '0.00', closing: '5.00', entries: entryXml({ amount: '5.00' }) + announced },
    });
    const second = statementXml({
      ...{ opening: '5', closing: '6', entries: entryXml({ amount: '1' }), id: 'S2' },
    });
    const file = camtFile(first.replace('CLBD', 'ITBD') + second.replace('OPBD', 'ITBD'));
    expect(await linesOf(file)).toMatchObject([
      { statement: 'S1', amount: 500 },
      { statement: 'S2', amount: 100 },
    ]);
  });

  it.each<[string, string, number, string]>([
    ['sums that differ', one(entryXml({ amount: '5.00' }), '104.99'), 4, 'bank.sum'],
    [
      'an amount of too many decimals',
      one(entryXml({ amount: '5.001' }), '105.00'),
      8,
      'bank.amount',
    ],
    ['no amount', one(entryXml({ amount: '' }), '105.00'), 8, 'bank.amount'],
    ['dollars', one(entryXml({ amount: '5', currency: 'USD' }), '105'), 8, 'bank.currency'],
    ['no currency', one(entryXml({ amount: '5', currency: '' }), '105'), 8, 'bank.currency'],
    [
      'a day that does not exist',
      one(entryXml({ amount: '5', day: '2026-02-30' }), '105'),
      8,
      'bank.date',
    ],
    ['no side', one(entryXml({ amount: '5', side: 'UP' }), '105'), 7, 'bank.side'],
    ['no balance', one('', '100').replace('CLBD', 'CLAV'), 4, 'bank.balance'],
    ['a wrong account', one('', '100').replace('NL91', 'NL92'), 4, 'bank.account'],
    ['another kind of message', one('', '100').replace('camt.053', 'camt.054'), 2, 'bank.unknown'],
    ['no statement', camtFile(''), 1, 'bank.unknown'],
    ['a tag left open', one('<Ntry>', '100'), 7, 'bank.xml'],
    ['an unknown entity', one('&nbsp;', '100'), 7, 'bank.xml'],
    ['text after the end', `${one('', '100')}\n<a/>`, 9, 'bank.xml'],
    ['a document type', one('', '100').replace('<Doc', '<!DOCTYPE a><Doc'), 2, 'bank.doctype'],
    ['another encoding', one('', '100').replace('UTF-8', 'ISO-8859-1'), 1, 'bank.encoding'],
    ['a deep pit', one('<a>'.repeat(50), '100'), 7, 'bank.too_deep'],
    ['an endless text', one(`<a>${'x'.repeat(20_000)}</a>`, '100'), 7, 'bank.too_long'],
    ['an endless remark', one(`<!--${'< '.repeat(20_000)}-->`, '100'), 7, 'bank.too_long'],
    ['endless small things', one('<a/>'.repeat(30_000), '100'), 7, 'bank.too_long'],
  ])('is refused by line for %s, in pieces of any size', async (_what, file, line, key) => {
    expect(await outcomeOf(file)).toEqual({ line, key });
    expect(await outcomeOf(file, 5)).toEqual({ line, key });
  });

  it('is refused where its bytes are no UTF-8', async () => {
    const file = one(entryXml({ amount: '5', more: paidXml('Zoë', 'x') }), '105');
    expect(await outcomeOf(Buffer.from(file, 'latin1'))).toEqual({
      line: 11,
      key: 'bank.encoding',
    });
    expect(await outcomeOf(Buffer.from(file, 'latin1'), 1)).toMatchObject({ key: 'bank.encoding' });
  });

  it('counts no balance but the booked ones', async () => {
    const file = one('', '100.00').replace(
      '</Stmt>',
      `${balanceXml('FWAV', { amount: '7' })}</Stmt>`,
    );
    expect(await linesOf(file)).toEqual([]);
  });
});
