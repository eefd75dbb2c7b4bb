import { describe, expect, it } from 'vitest';
import { linesOf, mtFile, mtStatement, outcomeOf, own } from './bankFiles.testing.ts';

const one = (rows: string, closing = 'C260131EUR112,50', opening = 'C260101EUR100,00') =>
  mtFile(mtStatement(opening, closing, rows));
const paid = ':61:2601050105CR12,50NTRFNONREF//B77';

describe('a bank file in MT940', () => {
  it('as ING writes it: in its envelope, with the other party in one code', async () => {
    const file = `{1:F01INGBNL2ABXXX0000000000}
{2:I940INGBNL2AXXXN}
{4:
:20:P260105000000001
:25:NL20INGB0001234567EUR
:28C:00000
:60F:C260104EUR1000,
:61:2601050105D50,00NTRFEREF//00000000001005
/TRCD/00100/
:86:/EREF/EV12341REP1231456T1234//CNTP/NL32INGB0000012345/INGBNL2A/ING B
ANK N.V. inzake WEB///REMI/USTD//Factuur 2026-0012/
:61:2512310102RD0,5NTRFNONREF
:62F:C260105EUR950,50
:64:C260105EUR950,50
:86:/SUM/1/1/50,00/0,50/
-}`;
    expect(await linesOf(file.replaceAll('\n', '\r\n'))).toMatchObject([
      {
        ...{ line: 8, account: 'NL20INGB0001234567', booked_on: '2026-01-05', amount: -5000 },
        ...{ name: 'ING BANK N.V. inzake WEB', iban: 'NL32INGB0000012345', statement: '00000' },
        description: 'Factuur 2026-0012 EV12341REP1231456T1234',
        bank_reference: '00000000001005',
      },
      { line: 12, booked_on: '2026-01-02', amount: 50, name: '', description: '' },
    ]);
  });

  it('as ABN AMRO writes it: a number without IBAN, in codes or in words', async () => {
    const file = `ABNANL2A
940
ABNANL2A
:20:ABN AMRO BANK NV
:25:417164300
:28:13901/1
:60F:C260119EUR861,12
:61:2601200120C10,N654NONREF
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME
/Bakkerij Jansen/REMI/Fact 20260012/ID/3/EREF/NOTPROVIDED
:61:2601200120D11,50N426NONREF
:86:SEPA OVERBOEKING                 IBAN: NL32INGB0000012345
BIC: INGBNL2A                    NAAM: De Wit B.V.
OMSCHRIJVING: Huur januari
:62F:C260120EUR859,62
-
`;
    expect(await linesOf(file)).toMatchObject([
      { account: own, amount: 1000, name: 'Bakkerij Jansen', iban: 'NL20INGB0001234567' },
      {
        amount: -1150,
        name: 'De Wit B.V.',
        iban: 'NL32INGB0000012345',
        description: 'Huur januari',
      },
    ]);
  });

  it('as Rabobank writes it: no ends, the account of the other under the amount', async () => {
    const page = (day: string, from: string, to: string) => `:940:
:20:940S${day}
:25:${own} EUR
:28C:0
:60F:C260101EUR${from}
:61:${day}C000000000025,00N541NONREF
NL20INGB0001234567
:86:/EREF/05-01-2026 12:00-12345/ORDP//NAME/P. de Boer/REMI/Betaling fa
ctuur 12/ULTD//NAME/Iemand anders/ISDT/2026-01-05
:62F:C${day}EUR${to}
`;
    const file = page('260105', '000000000000,00', '25,00') + page('260106', '25,', '50,00');
    const line = { amount: 2500, name: 'P. de Boer', iban: 'NL20INGB0001234567' };
    const description = 'Betaling factuur 12 05-01-2026 12:00-12345';
    expect(await linesOf(file)).toMatchObject([
      { ...line, description, booked_on: '2026-01-05' },
      { ...line, description, booked_on: '2026-01-06' },
    ]);
  });

  it('reads plain words, over several lines, in UTF-8 or the characters of old Windows', async () => {
    const file = one(`${paid}\n:86:Café ‘Zoë’\n- betaling - \n-\nvan NL20INGB0001234567`);
    const read = { name: '', iban: 'NL20INGB0001234567', bank_reference: 'B77', amount: 1250 };
    expect(await linesOf(file)).toMatchObject([
      { ...read, description: 'Café ‘Zoë’ - betaling - van NL20INGB0001234567' },
    ]);
    const old = Buffer.from(file.replace('‘', '\x91').replace('’', '\x92'), 'latin1');
    expect((await linesOf(old))[0]?.description).toMatch('Café ‘Zoë’');
  });

  it('takes back with RC, and knows an account that is overdrawn', async () => {
    const file = one(':61:260105RC12,50NTRFNONREF', 'D260131EUR22,50', 'D260101EUR10,');
    expect(await linesOf(file)).toMatchObject([{ amount: -1250, booked_on: '2026-01-05' }]);
  });

  it.each<[string, string, number, string]>([
    ['sums that differ', one(paid, 'C260131EUR112,51'), 6, 'bank.sum'],
    ['too many decimals', one(paid.replace('12,50', '12,501')), 5, 'bank.amount'],
    ['dollars', one(paid, 'C260131USD112,50'), 6, 'bank.currency'],
    ['no currency', one(paid, 'C260131112,50'), 6, 'bank.currency'],
    ['a day that does not exist', one(paid.replace('2601050105', '260230')), 5, 'bank.date'],
    ['a line without mark', one(paid.replace('CR', '')), 5, 'bank.field'],
    ['an unknown field', one(`${paid}\n:99:x`), 6, 'bank.field'],
    ['a line after the end', `${one(paid)}${paid}`, 8, 'bank.field'],
    ['no opening balance', one(paid).replace(/:60F:.*\n/, ''), 5, 'bank.balance'],
    ['no account', one(paid).replace(/:25:.*\n/, ''), 4, 'bank.account'],
    ['a wrong account', one(paid).replace('NL91', 'NL92'), 2, 'bank.account'],
    ['a new statement before the end', one(paid).replace(/:62F:.*/, ':20:x'), 6, 'bank.unfinished'],
    ['words', 'Beste bank,\n\nhallo', 1, 'bank.unknown'],
    ['nothing', '', 1, 'bank.unknown'],
    ['a line without end', one(`${paid}\n:86:${'x'.repeat(20_000)}`), 6, 'bank.too_long'],
  ])('is refused by line for %s', async (_what, file, line, key) => {
    expect(await outcomeOf(file)).toEqual({ line, key });
    expect(await outcomeOf(file, 5)).toEqual({ line, key });
  });
});
