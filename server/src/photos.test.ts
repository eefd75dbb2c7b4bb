import { buffer } from 'node:stream/consumers';
import type { Endpoint, Upload } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { aPhoto, size, toldBy } from './platform/files/photos.testing.ts';
import { samples } from './platform/files/samples.testing.ts';
import { choices } from './testing/desk.ts';
import { anEvaluationDesk } from './testing/evaluationDesk.ts';
import { anAccount, tokenOf } from './testing/factories.ts';
import { aPortalDesk } from './testing/portalDesk.ts';
import { testApp } from './testing/testApp.ts';
import { aFile, uploadTo } from './testing/upload.ts';

const app = await testApp();
const { db, world } = app;
const { aCase, upload, staff, onPage, own } = await aPortalDesk(app);
const { sanne, school, by } = await anEvaluationDesk(app);
const student = uploadTo(app.app, await tokenOf(world, sanne));
const admin = await anAccount(db, { in: [['admin', own]] });
const asAdmin = uploadTo(app.app, await tokenOf(world, admin));
const byLink = uploadTo(app.app, '');
const work_process_id = String(school.work_process_ids[0]);
const shows = `/evaluation-students/${sanne.id}`;

beforeEach(() => db.deleteFrom('call_counts').execute());

type Answer = { statusCode: number; body: string };
type Way = (file: File, bytes: Buffer) => Promise<Answer>;

const signature = { ...choices, trajectory_file_action_id: '3' };
const aSignature = async () => {
  const one = await aCase();
  const flags = { send_client: '1', approve_client: '1' };
  await upload(`${one.path}/files`, { ...signature, ...flags, file: aFile(samples.pdf, 'a.pdf') });
  return one;
};
const aPage = async () => {
  const one = await aCase();
  await one.invite('client');
  return onPage(one.emails.client);
};

/** What somebody does to send a photo there, with all that comes before it. */
const ways: Record<string, Way> = {
  'account.setPicture': (picture) => student('/account/picture', { picture }),
  'applications.addFile': async (file) => {
    const path = `${(await aCase()).path}/applications`;
    const vacancy = { date: '2026-11-03', vacancy: 'Gastvrouw', company: 'AxionContinu' };
    const { id } = (await staff.post(path, vacancy)).json();
    return upload(`${path}/${id}/files`, { file });
  },
  'approvals.addReturn': async (file) => {
    const link = await (await aSignature()).tokenOf('client');
    return byLink(`/approval-request/${link}/returns`, { file });
  },
  'clients.setPicture': async (picture) =>
    upload(`/clients/${(await aCase()).client_id}/picture`, { picture }),
  'documents.create': async (file) => (await aCase()).send({}, file),
  'documents.addVersion': async (file) => {
    const one = await aCase();
    const { id } = (await one.send()).json();
    return upload(`${one.path}/files/${id}/versions`, { file });
  },
  'documents.addReturn': async (file) => {
    const one = await aSignature();
    const [{ id }] = await one.documents();
    return upload(`${one.path}/files/${id}/returns`, { file });
  },
  'evidence.create': (file) =>
    student(`${shows}/evidence`, { work_process_id, title: 'Middageten', file }),
  'evidence.part': async (file, bytes) => {
    const begun = { name: file.name, size: bytes.length };
    const { id } = (await (await by(sanne)).post(`${shows}/uploads`, begun)).json();
    const cut = Math.floor(bytes.length / 2);
    for (const [position, part] of [
      [0, bytes.subarray(0, cut)],
      [cut, bytes.subarray(cut)],
    ] as const) {
      const sent = { position: `${position}`, file: aFile(part, 'x.part') };
      await student(`${shows}/uploads/${id}/parts`, sent);
    }
    return student(`${shows}/evidence`, { work_process_id, title: 'Eten', upload_id: `${id}` });
  },
  'messages.send': async (file) =>
    upload(`${(await aCase()).path}/messages/client`, { text: 'Hier', file }),
  'messages.pageSend': async (file) => {
    const page = await aPage();
    return page.upload(`${page.path}/messages`, { text: 'Hier', file });
  },
  'organisations.setLogo': (logo) => asAdmin(`/organisations/${own.id}/logo`, { logo }),
  'portal.setPicture': async (picture) => {
    const page = await aPage();
    return page.upload(`${page.path}/picture`, { picture });
  },
  'profile.setPicture': (picture) => student('/profile/picture', { picture }),
  'profile.addFile': (file) => student('/profile/files', { file }),
  'reviews.startClient': async (file) =>
    upload(`${(await aCase()).path}/start-client`, { trajectory_plan: file }),
  'reviews.startEmployer': async (file) => {
    const one = await aCase({ state: 'proposal_needed' });
    return upload(`${one.path}/start-employer`, { trajectory_plan: file, proposal: file });
  },
  'tasks.submit': async (file) => {
    const one = await aCase();
    await staff.post(`${one.path}/tasks`, { title: 'Foto sturen', party: 'client' });
    return byLink(`/task-requests/${await one.tokenOf('client')}`, { file });
  },
};

const takesPictures = ({ upload = {} }: Endpoint) =>
  Object.values(upload as Upload).some(
    ({ kinds, kept = true }) =>
      kept && kinds.some((kind) => ['image', 'logo', 'part'].includes(kind)),
  );

it('every way in for a picture is tried', () => {
  const declared = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Endpoint>)
      .filter(([, endpoint]) => takesPictures(endpoint))
      .map(([call]) => `${feature}.${call}`),
  );
  expect(Object.keys(ways).sort()).toEqual(declared.sort());
});

const newest = async () =>
  (
    await db
      .selectFrom('files')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
  )?.id ?? 0;

it.each(Object.keys(ways))('%s keeps no place, no camera, and the right side up', async (name) => {
  const photo = await aPhoto('jpeg', 6);
  const before = await newest();
  const answer = await ways[name]?.(aFile(photo, 'foto.jpg'), photo);
  expect([200, 204], answer?.body).toContain(answer?.statusCode);
  const stored = db.selectFrom('files').where('id', '>', before).where('mime', 'like', 'image/%');
  const files = await stored.select(['id', 'size', 'sha256', 'mime']).execute();
  expect(files.length).toBeGreaterThan(0);
  for (const { id, mime, ...file } of files) {
    const { stream } = await world.files.open(db, id);
    const bytes = await buffer(await (stream as () => Promise<NodeJS.ReadableStream>)());
    expect(await toldBy(bytes), name).toEqual([]);
    expect(file.size).toBe(bytes.length);
    const { width, height } = await sharp(bytes).metadata();
    if (mime === 'image/jpeg') expect([width, height]).toEqual([size.height, size.width]);
  }
});
