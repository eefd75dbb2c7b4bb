import { document } from '@traject/contract/documents';
import { describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { aDesk, choices, thePlan } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile } from '../../testing/upload.ts';

const app = await testApp();
const { db, as } = app;
const { aCase, token, upload } = await aDesk(app);

type Doc = { id: number; versions: { id: number; name: string }[]; returns: { id: number }[] };
const get = async (url: string) => (await as(token).get(url)).json();
const counts = async () => ({
  files: (await db.selectFrom('files').select('id').execute()).length,
  documents: (await db.selectFrom('trajectory_files').select('id').execute()).length,
  mails: (await db.selectFrom('mails').select('id').execute()).length,
});
const nothing = {
  requested: false,
  approved: null,
  reason: null,
  state: 'none',
  recipient: null,
  sent_at: null,
  opened_at: null,
  decided_at: null,
  expires_at: null,
  mail: null,
  earlier: [],
  reminders_off: false,
  next_reminder_at: null,
};

describe('documents of a trajectory', () => {
  it('[DOC-15, DOC-16, DOC-17, DOC-19] are made from a file, a type and an action', async () => {
    const { path, send } = await aCase();
    const made = (await send()).json();
    expect(document.parse(made)).toEqual(made);
    expect(made).toEqual({
      id: expect.any(Number),
      creator: { name: 'Marieke de Vries' },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
      trajectory_file_type: { id: 3, name: 'Toestemming', code: 'consent' },
      trajectory_file_action: { id: 2, name: 'Ter goedkeuring', code: 'approval' },
      versions: [
        {
          id: expect.any(Number),
          name: 'Trajectplan Fatima.pdf',
          mime: 'application/pdf',
          scan: null,
          uploader: { name: 'Marieke de Vries' },
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          requires_approval: false,
          client_approval: nothing,
          employer_approval: nothing,
        },
      ],
      returns: [],
    });
    expect(await get(`${path}/files`)).toMatchObject({ data: [made], meta: { total: 1 } });
  });

  it('come first again with a new version', async () => {
    const { path, send, documents } = await aCase();
    const { id } = (await send()).json();
    await send();
    await upload(`${path}/files/${id}/versions`, { file: thePlan() });
    expect((await documents()).map((one: Doc) => one.id)[0]).toBe(id);
  });

  it('[DOC-25] come in pages, newest first; one without a version is neither shown nor counted', async () => {
    const { path, send, id } = await aCase();
    const ids: number[] = [];
    for (let n = 0; n < 4; n++) ids.unshift((await send()).json().id);
    const [gone = 0, ...rest] = ids;
    await db
      .deleteFrom('trajectory_file_versions')
      .where('trajectory_file_id', '=', gone)
      .execute();
    const first = await get(`${path}/files?per_page=2`);
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 2, total: 3 });
    const second = await get(`${path}/files?per_page=2&page=2`);
    const all = [...first.data, ...second.data].map((one: Doc) => one.id);
    expect(all).toEqual(rest);
    expect((await get(`/trajectories/${id}/dashboard`)).counts.documents).toBe(3);
  });

  it('[DOC-02] can be narrowed to one type by its code; an unknown code is refused', async () => {
    const { path, send } = await aCase();
    await send();
    await send({ trajectory_file_type_id: '4' });
    const reports = await get(`${path}/files?trajectory_file_type=report`);
    expect(reports.meta.total).toBe(1);
    expect(reports.data[0].trajectory_file_type.code).toBe('report');
    expect((await get(`${path}/files?trajectory_file_type=proposal`)).data).toEqual([]);
    const wrong = await as(token).get(`${path}/files?trajectory_file_type=reports`);
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      ['Soort: dit kun je hier niet kiezen.'],
    ]);
  });

  it.each([
    ['pdf', samples.pdf],
    ['doc', samples.doc],
    ['docx', samples.docx],
    ['png', samples.png],
    ['jpg', samples.jpg],
    ['jpeg', samples.jpg],
    ['bmp', samples.bmp],
    ['gif', samples.gif],
  ])('[DOC-07] may be %s', async (ending, bytes) => {
    const { path } = await aCase();
    const file = aFile(bytes, `Bijlage.${ending}`);
    expect((await upload(`${path}/files`, { ...choices, file })).statusCode).toBe(200);
  });

  it('[DOC-07] are refused by their content, not only by their name, in all three places', async () => {
    const { path, send } = await aCase();
    const { id } = (await send()).json();
    const before = await counts();
    for (const [bytes, name] of [
      [samples.html, 'plan.pdf'],
      [samples.html, 'plan.html'],
      [samples.xlsx, 'plan.docx'],
      [samples.xls, 'plan.doc'],
      [samples.pdf, 'plan.png'],
      [samples.zip, 'plan.zip'],
    ] as const)
      for (const place of ['', `/${id}/versions`, `/${id}/returns`]) {
        const more = place === '' ? choices : {};
        const answer = await upload(`${path}/files${place}`, { ...more, file: aFile(bytes, name) });
        expect([answer.statusCode, name, place]).toEqual([422, name, place]);
      }
    expect(await counts()).toEqual(before);
  });

  it.each<[string, Record<string, string | File>, string]>([
    ['neither a file nor a template', choices, 'Kies een bestand of een sjabloon.'],
    [
      'both a file and a template',
      { ...choices, file: thePlan(), document_id: '1' },
      'Kies een bestand of een sjabloon, niet allebei.',
    ],
    [
      'a template that nobody filled in',
      { ...choices, document_id: '999999' },
      'Sjabloon: dit kun je hier niet kiezen.',
    ],
    ['no type', { file: thePlan(), trajectory_file_action_id: '1' }, 'Soort: vul dit in.'],
    ['no action', { file: thePlan(), trajectory_file_type_id: '1' }, 'Actie: vul dit in.'],
    [
      'a type that does not exist',
      { ...choices, file: thePlan(), trajectory_file_type_id: '99' },
      'Soort: dit kun je hier niet kiezen.',
    ],
    [
      'an archived type',
      { ...choices, file: thePlan(), trajectory_file_type_id: '7' },
      'Soort: dit kun je hier niet kiezen.',
    ],
    [
      'an action that does not exist',
      { ...choices, file: thePlan(), trajectory_file_action_id: '99' },
      'Actie: dit kun je hier niet kiezen.',
    ],
    [
      'an invalid flag',
      { ...choices, file: thePlan(), send_client: 'true' },
      'Stuur naar de cliënt: dit klopt niet.',
    ],
    [
      'approval from somebody it is not sent to',
      { ...choices, file: thePlan(), send_client: '1', approve_employer: '1' },
      'Je kunt alleen akkoord vragen aan wie het document krijgt. Vink ook het versturen aan.',
    ],
  ])(
    '[DOC-05, DOC-19] are refused with %s, and nothing is kept',
    async (_what, parts, sentence) => {
      await db.updateTable('file_types').set({ archived: true }).where('id', '=', 7).execute();
      const { path } = await aCase();
      const before = await counts();
      const answer = await upload(`${path}/files`, parts);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
      expect(await counts()).toEqual(before);
    },
  );

  it('are deleted with all their files, and are then nowhere', async () => {
    const { path, send } = await aCase();
    const { id } = (await send()).json();
    const before = await counts();
    const made = await upload(`${path}/files/${id}/versions`, { file: thePlan() });
    await upload(`${path}/files/${id}/returns`, { file: thePlan() });
    expect((await as(token).delete(`${path}/files/${id}`)).statusCode).toBe(204);
    expect(await counts()).toEqual({
      ...before,
      files: before.files - 1,
      documents: before.documents - 1,
    });
    const version = `${path}/files/${id}/versions/${made.json().id}`;
    for (const url of [
      `${path}/files/${id}/versions`,
      `${path}/files/${id}/returns`,
      `${version}/download`,
    ])
      expect((await as(token).get(url)).statusCode, url).toBe(404);
    expect((await as(token).delete(`${path}/files/${id}`)).statusCode).toBe(404);
    expect((await upload(`${path}/files/${id}/returns`, { file: thePlan() })).statusCode).toBe(404);
    expect((await upload(`${path}/files/${id}/versions`, { file: thePlan() })).statusCode).toBe(
      404,
    );
  });
});

describe('versions of a document', () => {
  it('[DOC-19, DOC-20] come newest first, in pages, and all at once in the list', async () => {
    const { path, send, documents } = await aCase();
    const { id } = (await send()).json();
    const versions = `${path}/files/${id}/versions`;
    for (let n = 2; n <= 17; n++) {
      const made = await upload(versions, { file: aFile(samples.pdf, `Plan ${n}.pdf`) });
      expect(made.json().name).toBe(`Plan ${n}.pdf`);
    }
    const page = await get(versions);
    expect(page.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 15, total: 17 });
    expect(page.data[0].name).toBe('Plan 17.pdf');
    const second = await get(`${versions}?page=2`);
    expect(second.data.at(-1).name).toBe('Trajectplan Fatima.pdf');
    const [shown] = await documents();
    expect(shown.versions).toEqual([...page.data, ...second.data]);
    expect((await upload(versions, { ...choices, file: thePlan() })).statusCode).toBe(422);
  });

  it('[DOC-15] are downloaded as a stream under their own name, whole or in part, and recorded', async () => {
    const { path, send } = await aCase();
    const { id, versions } = (await send()).json();
    const url = `${path}/files/${id}/versions/${versions[0].id}/download`;
    const answer = await as(token).get(url);
    expect(answer.rawPayload).toEqual(samples.pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(
        'attachment; filename="Trajectplan Fatima.pdf"',
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const headers = { authorization: `Bearer ${token}`, range: 'bytes=0-3' };
    const part = await app.send({ method: 'GET', url, headers });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF']);
    const event = await db
      .selectFrom('events')
      .where('action', '=', 'documents.download')
      .where('refused', 'is', null)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(event.record).toMatchObject({ fileId: String(id) });
  });

  it('are found only under their own document and trajectory', async () => {
    const [one, other] = [await aCase(), await aCase()];
    const mine = (await one.send()).json();
    const second = (await one.send()).json();
    const versionId = mine.versions[0].id;
    const back = (await upload(`${one.path}/files/${mine.id}/returns`, { file: thePlan() })).json();
    for (const wrong of [`${one.path}/files/${second.id}`, `${other.path}/files/${mine.id}`]) {
      for (const url of [`versions/${versionId}/download`, `returns/${back.id}/download`])
        expect((await as(token).get(`${wrong}/${url}`)).statusCode, url).toBe(404);
      expect((await as(token).delete(`${wrong}/returns/${back.id}`)).statusCode).toBe(404);
      const party = { party: 'client' };
      const resend = await as(token).post(`${wrong}/versions/${versionId}/resend`, party);
      expect(resend.statusCode).toBe(404);
    }
    expect((await as(token).delete(`${other.path}/files/${mine.id}`)).statusCode).toBe(404);
    const [newest, oldest] = await one.documents();
    expect([newest.id, oldest.id, oldest.returns.length]).toEqual([second.id, mine.id, 1]);
  });
});

describe('what is sent back on a document', () => {
  it('[DOC-18] is uploaded, listed in full, downloaded and deleted', async () => {
    const { path, send, documents } = await aCase();
    const { id } = (await send()).json();
    const returns = `${path}/files/${id}/returns`;
    const signed = (await upload(returns, { file: aFile(samples.jpg, 'Getekend.jpg') })).json();
    expect(signed).toEqual({
      id: expect.any(Number),
      name: 'Getekend.jpg',
      mime: 'image/jpeg',
      scan: null,
      uploader: { name: 'Marieke de Vries' },
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const again = (await upload(returns, { file: thePlan() })).json();
    expect(await get(returns)).toEqual([again, signed]);
    expect((await documents())[0].returns).toEqual([again, signed]);
    const download = await as(token).get(`${returns}/${signed.id}/download`);
    expect(download.rawPayload).toEqual(samples.jpg);
    expect((await as(token).delete(`${returns}/${signed.id}`)).statusCode).toBe(204);
    expect(await get(returns)).toEqual([again]);
    expect((await as(token).get(`${returns}/${signed.id}/download`)).statusCode).toBe(404);
    expect((await as(token).delete(`${returns}/${signed.id}`)).statusCode).toBe(404);
    expect((await upload(returns, {})).json().errors).toEqual(['Kies een bestand.']);
  });
});
