import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aDraft, anInvoicingOrganisation } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();

async function anOffice() {
  const own = await anInvoicingOrganisation(db);
  const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
  const trajectory = await aTrajectory(db, own);
  const final = async (path: string): Promise<string> =>
    (await finance.post(`${path}/final`, {})).json().invoice_number;
  const numbered = async (given: Parameters<typeof aDraft>[2]) =>
    final((await aDraft(db, trajectory, given)).path);
  const setForm = (number_form: string) =>
    db
      .updateTable('invoice_settings')
      .set({ number_form })
      .where('organisation_id', '=', own.id)
      .execute();
  return { own, finance, trajectory, final, numbered, setForm };
}

describe('the numbers of final invoices', () => {
  it('follow each other without a gap, whatever their drafts were called', async () => {
    const { numbered } = await anOffice();
    const given: string[] = [];
    for (const invoice_number of ['2026-0001', '2026-0099', 'x', '2026-0050'])
      given.push(await numbered({ invoice_number }));
    expect(given).toEqual(['2026-0001', '2026-0002', '2026-0003', '2026-0004']);
  });

  it('are exchanged with a draft that had the number, so that both stay unique', async () => {
    const { finance, trajectory, final } = await anOffice();
    const one = await aDraft(db, trajectory, { invoice_number: '2026-0001' });
    const other = await aDraft(db, trajectory, { invoice_number: '2026-0002' });
    await aDraft(db, trajectory, { invoice_number: '2026-0003' });
    expect(await final(other.path)).toBe('2026-0001');
    expect((await finance.get(one.path)).json().invoice_number).toBe('2026-0002');
    expect(await final(one.path)).toBe('2026-0002');
  });

  it('leave no gap and no double when twenty are made final at once', async () => {
    const { finance, trajectory } = await anOffice();
    const paths: string[] = [];
    for (let n = 1; n <= 20; n++)
      paths.push(
        (await aDraft(db, trajectory, { invoice_number: `2026-${String(n).padStart(4, '0')}` }))
          .path,
      );
    const answers = await Promise.all(
      paths.reverse().map((path) => finance.post(`${path}/final`, {})),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const numbers = answers.map((answer) => answer.json().invoice_number).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, n) => `2026-${String(n + 1).padStart(4, '0')}`),
    );
  });

  it('leave no gap when one is refused in between', async () => {
    const { finance, trajectory, numbered } = await anOffice();
    expect(await numbered({ invoice_number: '2026-0007' })).toBe('2026-0007');
    const { path } = await aDraft(db, trajectory, { billed_address: null });
    expect((await finance.post(`${path}/final`, {})).statusCode).toBe(422);
    expect(await numbered({})).toBe('2026-0008');
  });

  it('begin anew in another year, and run on where the form has no year', async () => {
    const { numbered, setForm } = await anOffice();
    expect(await numbered({ invoice_date: '2025-12-30', invoice_number: 'WW-25-041' })).toBe(
      'WW-25-041',
    );
    expect(await numbered({ invoice_date: '2026-01-02' })).toBe('WW-26-001');
    expect(await numbered({ invoice_date: '2025-12-31' })).toBe('WW-25-042');
    await setForm('F{nnnnn}');
    expect(await numbered({ invoice_date: '2026-01-03' })).toBe('F00001');
    expect(await numbered({ invoice_date: '2027-01-03' })).toBe('F00002');
  });

  it('go on after what the organisation had given before, in the form that it chose', async () => {
    const { own, trajectory, numbered, setForm } = await anOffice();
    const { id } = await aDraft(db, trajectory, { invoice_number: 'K.26/117' });
    const frozen = { sender: {}, payer: {}, total_with_vat: 1, finalised_at: new Date() };
    await db.updateTable('invoices').set(frozen).where('id', '=', id).execute();
    await setForm('K.{yy}/{nnn}');
    expect(await numbered({})).toBe('K.26/118');
    expect(own.id).toBeGreaterThan(0);
  });

  it('start with 1 in a new year, whatever number a draft of that year was given', async () => {
    const { numbered } = await anOffice();
    await numbered({ invoice_date: '2025-12-30', invoice_number: '2025-0041' });
    const given = { invoice_date: '2026-01-02', invoice_number: '2026-0500' };
    expect(await numbered(given)).toBe('2026-0001');
    const earlier = { invoice_date: '2024-12-31', invoice_number: '2024-0500' };
    expect(await numbered(earlier), 'also of a year before the first').toBe('2024-0001');
  });

  it('are not given while credit notes would get them too', async () => {
    const { own, finance, trajectory, setForm } = await anOffice();
    const { path } = await aDraft(db, trajectory, { invoice_number: 'C2026-0007' });
    const refused = await finance.post(`${path}/final`, {});
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [expect.stringContaining('zouden dezelfde nummers krijgen')],
    ]);
    await setForm('F{yy}-{nnn}');
    expect((await finance.post(`${path}/final`, {})).json().invoice_number).toBe('F26-001');
    expect(own.id).toBeGreaterThan(0);
  });

  it('are those of each organisation by itself', async () => {
    const [one, other] = [await anOffice(), await anOffice()];
    expect(await one.numbered({ invoice_number: '2026-0001' })).toBe('2026-0001');
    expect(await other.numbered({ invoice_number: '2026-0001' })).toBe('2026-0001');
    expect(await one.numbered({})).toBe('2026-0002');
  });
});

describe('the number that a draft is offered', () => {
  const year = new Date().getFullYear();

  it('is free after a thousand later invoices, for a credit note and in a form of their own', async () => {
    const { finance, trajectory, setForm } = await anOffice();
    await setForm('WW-{yy}-{nnn}');
    const { path } = await aDraft(db, trajectory);
    await finance.post(`${path}/final`, {});
    const offered = async (act: string) => {
      const answer = await finance.post(`${path}/${act}`, {});
      return [answer.statusCode, answer.json().invoice_number];
    };
    expect(await offered('credit')).toEqual([200, `C${year}-0001`]);
    expect(await offered('duplicate')).toEqual([200, `WW-${year % 100}-002`]);
    await sql`insert into invoices (organisation_id, trajectory_id, invoice_number, invoice_date,
        declaration_reference)
      select ${trajectory.organisation_id}, ${trajectory.id}, 'los ' || n || '-', '2026-11-03', 'x'
      from generate_series(1, 1001) n`.execute(db);
    expect(await offered('credit')).toEqual([200, `C${year}-0002`]);
    expect(await offered('duplicate')).toEqual([200, `WW-${year % 100}-003`]);
  });

  it('is free whatever others typed, and does not follow the highest there is', async () => {
    const { finance, trajectory } = await anOffice();
    for (const typed of ['999999', '1000000', '1000001', '0001'])
      await aDraft(db, trajectory, { invoice_number: `${year}-${typed}` });
    const { path } = await aDraft(db, trajectory, { invoice_number: `${year}-0002` });
    for (const next of ['0003', '0004']) {
      const answer = await finance.post(`${path}/duplicate`, {});
      expect([answer.statusCode, answer.json().invoice_number]).toEqual([200, `${year}-${next}`]);
    }
    const first = await finance.get(`/trajectories/${trajectory.id}/invoices/next`);
    expect(first.json().invoice_number).toBe(`${year}-0005`);
  });

  it('stays free while somebody gives it to another draft', async () => {
    const { finance, trajectory } = await anOffice();
    const { path } = await aDraft(db, trajectory, { invoice_number: `${year}-0001` });
    const drafts = [];
    for (let n = 0; n < 8; n++) drafts.push((await aDraft(db, trajectory)).path);
    const answers = await Promise.all(
      drafts.flatMap((draft, at) => [
        finance.patch(draft, { invoice_number: `${year}-000${at + 2}` }),
        finance.post(`${path}/duplicate`, {}),
      ]),
    );
    const copies = answers.filter((_, at) => at % 2 === 1);
    expect(copies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  });
});
