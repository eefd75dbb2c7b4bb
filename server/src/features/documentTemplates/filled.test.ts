import { describe, expect, it } from 'vitest';
import { sweepAccounts } from '../../platform/program/dailySweep.ts';
import { aDesk, choices, thePlan } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { aTemplate, tag } from '../../testing/templates.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, world, time } = app;
const { own, token, upload, aCase } = await aDesk(app);
const foreign = await anOrganisation(db);

const travel = {
  name: 'travel',
  type: 'list',
  configuration: [{ text: 'Fiets' }, { text: 'Trein' }, { text: 'Bus' }],
};
const plan = {
  name: 'Plan van aanpak',
  contents: `<h1>Plan</h1><p>Voor ${tag('client-name')}: ${tag('goal')}. Reist met ${tag('travel')}.</p>`,
  fields: [{ name: 'goal', type: 'text_singleline' }, travel],
};

/** A template, and a way to fill it in. */
async function aPlan(given = {}) {
  const made = (await as(token).post('/document-templates', { ...plan, ...given })).json();
  const { id: document_template_id, fields } = made;
  const [goal, list] = fields;
  const values = [
    { document_template_field_id: goal?.id, value: 'Weer aan het werk' },
    { document_template_field_id: list?.id, value: [3, 1] },
  ].slice(0, fields.length);
  const fill = (changed: unknown = values, language = 'nl') =>
    as(token, language).post('/documents', { document_template_id, fields: changed });
  return { ...made, goal, list, values, fill };
}
const attach = (path: string, document_id: number, flags: Record<string, string> = {}) =>
  upload(`${path}/files`, { ...choices, ...flags, document_id: String(document_id) });
const pdfOf = async (
  path: string,
  { id, versions }: { id: number; versions: { id: number }[] },
) => {
  const file = await as(token).get(`${path}/files/${id}/versions/${versions[0]?.id}/download`);
  return readPdf(file.rawPayload);
};
/** The template, whom it is about and the date, so that different letters get different names. */
const madeName = /^Plan van aanpak Fatima El Amrani \d{4}-\d\d-\d\d\.pdf$/;
const filesKept = async () => (await db.selectFrom('files').select('id').execute()).length;

describe('[DOC-13, DOC-21] a filled-in template', () => {
  it('is stored with its values, and becomes a PDF of the trajectory when it is attached', async () => {
    const { fill } = await aPlan();
    const { path } = await aCase();
    // The document is in the organisation's language, whatever the counselor's is.
    const filled = (await fill(undefined, 'en')).json();
    expect(filled).toEqual({ id: expect.any(Number) });
    const answer = await attach(path, filled.id);
    expect(answer.json().versions[0]).toMatchObject({
      name: expect.stringMatching(madeName),
      mime: 'application/pdf',
      uploader: { name: 'Marieke de Vries' },
    });
    const read = await pdfOf(path, answer.json());
    expect(read.text).toContain(
      'Voor Fatima El Amrani: Weer aan het werk. Reist met Fiets en Bus.',
    );
    expect(read.text).toContain('Stichting Werkwijzer');
    // Its own heading, not the organisation's name for the template.
    expect(read).toMatchObject({ title: 'Plan', language: 'nl' });
    expect(read.structure).toContain('H1');
  });

  it('can be a new version, and is sent like any file', async () => {
    const { fill } = await aPlan();
    const { path, send, mailsTo, emails } = await aCase();
    const { id } = (await send()).json();
    const version = { send_client: '1', document_id: String((await fill()).json().id) };
    const answer = await upload(`${path}/files/${id}/versions`, version);
    expect(answer.json()).toMatchObject({
      name: expect.stringMatching(madeName),
      client_approval: { requested: false, state: 'sent' },
    });
    expect(await mailsTo(emails.client)).toHaveLength(1);
  });

  it('says what the template said when it was filled in, whatever happens to it afterwards', async () => {
    const { id, goal, list, fill } = await aPlan();
    const { path } = await aCase();
    const filled = (await fill()).json();
    const changed = await as(token).patch(`/document-templates/${id}`, {
      name: 'Ander plan',
      contents: '<p>Anders.</p>',
      fields: [{ ...list, configuration: [{ id: 1, text: 'Lopen' }, { text: 'Auto' }] }],
    });
    expect(changed.json().fields.map((field: typeof goal) => field.id)).toEqual([list.id]);
    await as(token).delete(`/document-templates/${id}`);
    const made = (await attach(path, filled.id)).json();
    expect(made.versions[0].name).toMatch(madeName);
    expect((await pdfOf(path, made)).text).toContain('Weer aan het werk. Reist met Fiets en Bus.');
  });

  it('names a wrong field as the screen does', async () => {
    const fields = [{ name: 'goal', description: 'Wat wil je bereiken', type: 'text_singleline' }];
    const contents = `<p>${tag('goal')}</p>`;
    const { fill } = await aPlan({ name: 'Met woorden', contents, fields });
    expect((await fill([])).json().errors).toEqual(['Wat wil je bereiken: vul dit in.']);
  });

  it('needs a value for every field, by the rules of its type, and names each wrong one', async () => {
    const { values, fill, goal, list } = await aPlan();
    const [text, ticks] = values;
    const errors = async (changed: unknown) => {
      const answer = await fill(changed);
      return [answer.statusCode, ...answer.json().errors];
    };
    expect(await errors([])).toEqual([422, 'goal: vul dit in.', 'travel: vul dit in.']);
    const value = (given: unknown) => [{ ...text, value: given }, ticks];
    expect(await errors(value(' '))).toEqual([422, 'goal: vul dit in.']);
    expect(await errors(value('x'.repeat(1001)))).toEqual([
      422,
      'goal: gebruik hoogstens 1000 tekens.',
    ]);
    expect(await errors(value([1]))).toEqual([422, 'goal: dit klopt niet.']);
    const ticked = (given: unknown) => [text, { ...ticks, value: given }];
    expect(await errors(ticked([]))).toEqual([422, 'travel: kies 1 of meer.']);
    expect(await errors(ticked([1, 4]))).toEqual([422, 'travel: dit kun je hier niet kiezen.']);
    expect(await errors(ticked([1, 1]))).toEqual([422, 'travel: dit klopt niet.']);
    expect(await errors(ticked('Fiets'))).toEqual([422, 'travel: dit klopt niet.']);
    const stale = 'Dit sjabloon is ondertussen gewijzigd. Kies het opnieuw.';
    expect(await errors([...values, { ...text, document_template_field_id: 1 }])).toEqual([
      422,
      stale,
    ]);
    expect(await errors([...values, text])).toEqual([422, stale]);
    expect([goal.id, list.id]).not.toContain(1);
  });

  it('needs no values where the template has no fields', async () => {
    const { fill } = await aPlan({ contents: '<p>Kort.</p>', fields: [] });
    expect((await fill([])).statusCode).toBe(200);
  });

  it('comes from an existing template of one’s own organisation', async () => {
    const { id, fieldId } = await aTemplate(db, foreign);
    const fields = [{ document_template_field_id: fieldId, value: 'x' }];
    const unknown = ['Sjabloon: dit kun je hier niet kiezen.'];
    const fill = (document_template_id: number) =>
      as(token).post('/documents', { document_template_id, fields });
    expect((await fill(id)).json().errors).toEqual(unknown);
    expect((await fill(999_999)).json().errors).toEqual(unknown);
    const archived = await aTemplate(db, own);
    await as(token).delete(`/document-templates/${archived.id}`);
    expect((await fill(archived.id)).json().errors).toEqual(unknown);
  });

  it('opens for no other organisation, and for no other trajectory once it is attached', async () => {
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['counselor', foreign],
      ],
    });
    const theirs = await tokenOf(world, both);
    const { id, fieldId } = await aTemplate(db, foreign);
    const fields = [{ document_template_field_id: fieldId, value: 'x' }];
    const body = { document_template_id: id, fields };
    const elsewhere = (await as(theirs).post('/documents', body)).json();
    const { path } = await aCase();
    const kept = await filesKept();
    const unknown = ['Sjabloon: dit kun je hier niet kiezen.'];
    expect((await attach(path, elsewhere.id)).json().errors).toEqual(unknown);
    const { fill } = await aPlan();
    const filled = (await fill()).json();
    expect((await attach(path, filled.id)).statusCode).toBe(200);
    expect((await attach(path, filled.id)).statusCode).toBe(200);
    const other = await aCase();
    expect((await attach(other.path, filled.id)).json().errors).toEqual(unknown);
    expect(await filesKept()).toBe(kept + 2);
  });

  it('is of whoever filled it in until it is attached: no colleague reads or takes it', async () => {
    const { fill } = await aPlan();
    const { id } = (await fill()).json();
    const colleague = await anAccount(db, { in: [['counselor', own]] });
    const theirs = await aTrajectory(db, own, { counselor: colleague });
    const files = `/trajectories/${theirs.id}/files`;
    const send = uploadTo(app.app, await tokenOf(world, colleague));
    const taken = await send(files, { ...choices, document_id: String(id) });
    expect([taken.statusCode, taken.json().errors[0]]).toEqual([
      422,
      'Sjabloon: dit kun je hier niet kiezen.',
    ]);
    expect((await attach((await aCase()).path, id)).statusCode).toBe(200);
  });

  it('names every empty standard tag and the field to fill in, before anything is stored', async () => {
    const contents = `<p>${['client-date-of-birth', 'client-city', 'client-phone', 'contact-name', 'intake-date', 'today'].map(tag).join(' ')}</p>`;
    const { fill } = await aPlan({ contents, fields: [] });
    const { path } = await aCase();
    const filled = (await fill([])).json();
    const kept = await filesKept();
    const answer = await attach(path, filled.id);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [
        'De tekst gebruikt [client-date-of-birth], maar dat is nog leeg. Vul bij de cliënt eerst in: Geboortedatum.',
        'De tekst gebruikt [client-phone], maar dat is nog leeg. Vul bij de cliënt eerst in: Telefoonnummer.',
        'De tekst gebruikt [intake-date], maar dat is nog leeg. Vul bij het traject eerst in: Intakedatum.',
      ],
    ]);
    expect(await filesKept()).toBe(kept);
  });

  it('knows everything about the client and the trajectory, with dates in words', async () => {
    const tags = (await as(token).get('/document-templates/trajectory/tags')).json();
    const contents = tags
      .map(({ name }: { name: string }) => `<p>${name}: ${tag(name)};</p>`)
      .join('');
    const { fill } = await aPlan({ contents, fields: [] });
    const { path, client_id, emails } = await aCase();
    const facts = { date_of_birth: '1984-03-01', address: 'Kanaalstraat', address_number: '12' };
    const client = {
      ...facts,
      address_number_suffix: 'bis',
      postal_code: '3531 CJ',
      mobile_number: '06 1',
    };
    await as(token).patch(`/clients/${client_id}`, client);
    const trajectory = {
      contact_phone: '030 1',
      intake_date: '2026-10-22',
      category: 'Tweede spoor',
      length: '9',
    };
    await as(token).patch(path, trajectory);
    const filled = (await fill([])).json();
    const { text } = await pdfOf(path, (await attach(path, filled.id)).json());
    for (const words of [
      'client-name: Fatima El Amrani;',
      'client-date-of-birth: 1 maart 1984;',
      'client-address: Kanaalstraat 12 bis;',
      'client-postal-code: 3531 CJ;',
      'client-city: Utrecht;',
      `client-email: ${emails.client};`,
      'client-phone: 06 1;',
      'counselor-name: Marieke de Vries;',
      'organisation-name: Stichting Werkwijzer;',
      'contact-name: Pieter Hoekstra;',
      `contact-email: ${emails.employer};`,
      'registration-date: 19 oktober 2026;',
      'intake-date: 22 oktober 2026;',
      'category: Tweede spoor;',
      'length: 9;',
    ])
      expect(text).toContain(words);
  });

  it('that needs approval cannot be sent without asking for it', async () => {
    const { fill } = await aPlan({ requires_approval: true });
    const { path, mailsTo, emails } = await aCase();
    const filled = (await fill()).json();
    const kept = await filesKept();
    const refused = await attach(path, filled.id, { send_client: '1' });
    expect(refused.json().errors).toEqual([
      'Voor dit document is akkoord nodig van iedereen aan wie je het stuurt. Vraag dat ook.',
    ]);
    expect([await filesKept(), await mailsTo(emails.client)]).toEqual([kept, []]);
    expect((await attach(path, filled.id)).statusCode).toBe(200);
    const asked = await attach(path, filled.id, { send_client: '1', approve_client: '1' });
    expect(asked.json().versions[0].client_approval).toMatchObject({
      requested: true,
      state: 'sent',
    });
  });

  it('cannot be combined with a file', async () => {
    const { fill } = await aPlan();
    const { path } = await aCase();
    const document_id = String((await fill()).json().id);
    const answer = await upload(`${path}/files`, { ...choices, document_id, file: thePlan() });
    expect(answer.json().errors).toEqual(['Kies een bestand of een sjabloon, niet allebei.']);
  });

  it('is forgotten after a week if nobody attached it, and not otherwise', async () => {
    const { fill } = await aPlan();
    const { path } = await aCase();
    const [loose, used] = [(await fill()).json(), (await fill()).json()];
    await attach(path, used.id);
    const ids = async () => {
      const rows = await db
        .selectFrom('documents')
        .where('id', 'in', [loose.id, used.id])
        .select('id')
        .execute();
      return rows.map(({ id }) => id);
    };
    time.now = undefined;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await sweepAccounts(db, inDays(6));
    expect(await ids()).toEqual([loose.id, used.id]);
    await sweepAccounts(db, inDays(8));
    expect(await ids()).toEqual([used.id]);
  });
});
