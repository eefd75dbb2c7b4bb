import type { MailState } from '@traject/contract/common/mailState';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aSurveyDesk } from '../../testing/surveyDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql, as, world } = app;
const { aCase, own, token } = await aSurveyDesk(app);
const school = await anEvaluationDesk(app);
const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));

type Shown = MailState | null;
type Place = { read: () => Promise<Shown>; again?: () => Promise<unknown> };

const person = { first_name: 'Sem', last_name: 'Bos', account_types: ['counselor'] };
let count = 0;

/** Wherever something is mailed: how to send it, and what its sender sees of the mail. */
const places: Record<string, () => Promise<Place>> = {
  'a document': async () => {
    const one = await aCase();
    await one.send({ send_client: '1', approve_client: '1' });
    const newest = async () => (await one.documents())[0];
    const { id, versions } = await newest();
    const path = `${one.path}/files/${id}/versions/${versions[0].id}/resend`;
    return {
      read: async () => (await newest()).versions[0].client_approval.mail,
      again: () => as(token).post(path, { party: 'client' }),
    };
  },
  'the review of a trajectory': async () => {
    const one = await aCase();
    await one.startClient();
    return {
      read: async () => (await one.read()).review.mail,
      again: () => as(token).post(`${one.path}/resend-review`, {}),
    };
  },
  'a survey': async () => {
    const one = await aCase();
    const { id } = await one.sent();
    return { read: async () => (await one.get(id)).mail, again: () => one.resend(id) };
  },
  'an invitation': async () => {
    const email = `sem${++count}@example.nl`;
    const asked = { ...person, email, organisation_id: own.id };
    const { id } = (await admin.post('/people', asked)).json();
    return {
      read: async () => (await admin.get(`/people/${id}`)).json().invitation.mail,
      again: () => admin.post(`/people/${id}/invitation`),
    };
  },
  'an evaluation': async () => {
    const { by, sanne, peter } = school;
    const calls = await by(peter);
    const email = `els${++count}@werk.example`;
    await calls.ask(sanne, { role: 'recipient', email, first_name: 'Els', last_name: 'Bos' });
    return { read: async () => (await calls.list(sanne)).data[0].mail };
  },
};

beforeEach(async () => {
  await sql`delete from evaluations`;
  await sql`delete from mails`;
  await db.deleteFrom('call_counts').execute();
});

describe.each(Object.entries(places))('whoever sends %s', (_name, send) => {
  it('shows that its mail is waiting, and that it was sent only once it was', async () => {
    const { read } = await send();
    expect(await read()).toEqual({ state: 'waiting', code: null });
    await sql`update mails set failed_code = 'ESOCKET'`;
    expect(await read()).toEqual({ state: 'waiting', code: 'ESOCKET' });
    await sql`update mails set sent_at = now(), data = null`;
    expect(await read()).toMatchObject({ state: 'sent' });
  });

  it('shows that it was refused and with which code, or that it was too old', async () => {
    const { read } = await send();
    await sql`update mails set refused_at = now(), refused_code = '550 5.1.1'`;
    expect(await read()).toMatchObject({ state: 'refused', code: '550 5.1.1' });
    await sql`update mails set refused_at = null, refused_code = null,
      good_until = now() - interval '1 second'`;
    expect(await read()).toMatchObject({ state: 'too_old' });
  });

  it('shows the state of the newest mail, and nothing where none is kept', async () => {
    const { read, again } = await send();
    await sql`update mails set refused_at = now(), refused_code = '550'`;
    if (again) {
      await again();
      expect(await read()).toMatchObject({ state: 'waiting' });
    }
    await sql`delete from mails`;
    expect(await read()).toBeNull();
  });
});

it('the state of the mail to an evaluator is shown to the asker, and not to another evaluator', async () => {
  const { by, sanne, jolanda, peter } = school;
  await (await by(peter)).ask(sanne, { role: 'mentor', email: jolanda.email });
  const [row] = (await (await by(jolanda)).list(sanne)).data;
  expect(row).toMatchObject({ evaluator: { name: jolanda.name }, mail: null });
});

it('[EVAL-06] a care recipient asked by a student is addressed with u, and the asker is named once', async () => {
  const { by, sanne, mailsTo } = school;
  const email = `zorg${++count}@example.nl`;
  const names = { first_name: 'Riet', last_name: 'Bos' };
  await (await by(sanne)).ask(sanne, { role: 'recipient', email, ...names });
  const [mail] = await mailsTo(email);
  expect(mail?.data).toMatchObject({ formal: true, by_student: true, asker: sanne.name });
});
