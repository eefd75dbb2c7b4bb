import type { AccountType } from '@traject/contract/common/access';
import type { LightMyRequestResponse } from 'fastify';
import type { OpenedApp } from '../openApp.ts';
import { aFile, uploadTo } from '../upload.ts';
import type { Known, Scene } from './scene.ts';

type Acting = OpenedApp & Pick<Scene, 'admin' | 'b'>;
export type Act = {
  name: string;
  do: (acting: Acting, known: Known) => Promise<LightMyRequestResponse>;
  /** The search for a client is the one glimpse across organisations. */
  mayTell?: RegExp;
};

/** It is called even about somebody without a record. */
const noId = 999_999;

const onRecord = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body?: unknown,
): Act => ({
  name: `${method} ${path} ${JSON.stringify(body) ?? ''}`,
  do: ({ as, admin }, { id = noId }) => as(admin.token)[method](`/people/${id}${path}`, body),
});

const setTypes = (...account_types: AccountType[]) =>
  onRecord('put', '/account-types', { account_types });

const invite = (...account_types: AccountType[]): Act => ({
  name: `invite as ${account_types}`,
  do: ({ as, admin, b }, { email }) => {
    const named = { email, first_name: 'Sam', last_name: 'Bakker' };
    return as(admin.token).post('/people', { ...named, organisation_id: b.id, account_types });
  },
});

const importing = (name: string, path: string, kind: 'clients' | 'students'): Act => ({
  name: `${name} of ${kind}`,
  do: ({ app, admin, b }, { email }) => {
    const list = Buffer.from(`e-mail;voornaam;achternaam\n${email};Sam;Bakker\n`);
    const school = kind === 'students' && { diploma_id: String(b.ids.diplomaId), invite: 'true' };
    const sent = { kind, organisation_id: String(b.id), ...school, file: aFile(list, 'lijst.csv') };
    return uploadTo(app, admin.token)(path, sent);
  },
});

const change = (given: (known: Known) => object): Act => ({
  name: `change the client`,
  do: async ({ as, admin }, known) => {
    const path = `/clients/${known.id ?? noId}`;
    const client = await as(admin.token).get(path);
    if (client.statusCode !== 200) return client;
    const { version } = client.json<{ version: number }>();
    return as(admin.token).patch(path, { version, ...given(known) });
  },
});

const save: Act = {
  name: 'save a client by the address',
  do: ({ as, admin, b }, { email }) => {
    const client = { email, first_name: 'Sam', last_name: 'Bakker', city: 'Zeist' };
    return as(admin.token).post('/clients', { ...client, organisation_id: b.id });
  },
};

const search: Act = {
  name: 'search a client by the address',
  mayTell: /"status":"(organisation_mismatch|nonexistant)"/,
  do: ({ as, admin, b }, { email }) =>
    as(admin.token).post('/clients/search', { email, organisation_id: b.id }),
};

/** By the name in the record; somebody who is not found still needs a name. */
const erase: Act = {
  name: 'erase',
  do: async ({ as, admin }, { id = noId }) => {
    const found = await as(admin.token).get(`/people/${id}`);
    const { name = 'x' } = found.json<{ name?: string }>();
    return as(admin.token).post(`/people/${id}/erase`, { name });
  },
};

const find = (address: (known: Known) => string): Act => ({
  name: 'look for the address among the people',
  do: ({ as, admin }, known) =>
    as(admin.token).get(`/people?q=${encodeURIComponent(address(known))}`),
});

/** What an admin can do about somebody, whether or not the organisation knows them. */
export const acts: Act[] = [
  search,
  invite('counselor'),
  invite('client', 'student'),
  save,
  importing('import', '/imports', 'clients'),
  importing('import', '/imports', 'students'),
  importing('preview an import', '/imports/preview', 'clients'),
  importing('preview an import', '/imports/preview', 'students'),
  find(({ email }) => email),
  onRecord('get', ''),
  onRecord('get', '/export'),
  onRecord('get', '/erasure'),
  setTypes('coordinator'),
  setTypes('student', 'evaluator'),
  setTypes('client'),
  setTypes(),
  onRecord('post', '/deactivate'),
  onRecord('post', '/reactivate'),
  onRecord('post', '/invitation'),
  onRecord('delete', '/invitation'),
  change(() => ({ first_name: 'Sterre', last_name: 'Visser' })),
  change(({ other }) => ({ email: other })),
  erase,
];
