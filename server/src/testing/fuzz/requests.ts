import type { Endpoint, Method } from '@traject/contract/common/endpoint';
import { portalPageApi } from '@traject/contract/common/portalPage';
import fc from 'fast-check';
import { addressWith } from '../wholeTrajectory.ts';
import { spoiled, strangeBody, strangeText, strangeType, strangeValue } from './broken.ts';
import { formType, strangeForm, validForm } from './multipart.ts';
import type { Caller, Scene } from './organisation.ts';
import { validFor } from './valid.ts';

export type Sent = {
  caller: Caller;
  method: Method;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** It has a name twice, so it must be refused. */
  isDoubled?: boolean;
};

/** A call to an endpoint by anybody, as it should be or as nobody should make it. */
export const requestFor = (endpoint: Endpoint, scene: Scene): fc.Arbitrary<Sent> =>
  fc
    .record({
      caller: callerOf(endpoint, scene),
      method: fc.constant(endpoint.method),
      path: pathOf(endpoint, scene),
      query: queryOf(endpoint, scene),
      body: bodyOf(endpoint, scene),
      more: headers,
    })
    .map(({ caller, method, path, query, body, more }) => ({
      caller,
      method,
      url: `/api${path}${query}`,
      headers: { ...more, ...body?.headers, ...bearerOf(caller) },
      ...(body && { payload: body.payload, isDoubled: body.isDoubled ?? false }),
    }));

const bearerOf = ({ token, isParty }: Caller): Record<string, string> =>
  token ? { authorization: `${isParty ? 'Party' : 'Bearer'} ${token}` } : {};

/** Half of the calls come from somebody who may do everything. */
const callerOf = ({ access, party = 'client' }: Endpoint, { callers, parties }: Scene) => {
  const [everything, ...others] = callers as [Caller, ...Caller[]];
  const first = access === 'party' ? parties[party] : everything;
  return fc.oneof(fc.constant(first), fc.constantFrom(...others));
};

function pathOf({ path, party = 'client' }: Endpoint, scene: Scene): fc.Arbitrary<string> {
  const { ours, theirs, links, pages } = scene;
  const [, purpose] = path.match(/^\/(?:auth\/)?(reset|activate|mine)\//) ?? [];
  const token = purpose ? links[purpose as keyof typeof links] : ours.token;
  const fileId = path.startsWith('/profile/') ? ours.ownFileId : ours.fileId;
  const onPage = path.startsWith('/mine/') ? pages[party] : {};
  const own = { ...ours, token, fileId, ...onPage };
  const misplaced = { ...theirs, trajectoryId: ours.trajectoryId, clientId: ours.clientId };
  const at = (ids: typeof theirs | typeof own) =>
    addressWith(path.replace(':scope', 'trajectory'), ids, (id) => encode(String(id ?? 'x')));
  const strange = strangeText.map((text) => addressWith(path, {}, () => encode(text)));
  const right = fc.constant(at(own));
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 3, arbitrary: fc.constantFrom(at(theirs), at(misplaced)) },
    { weight: 1, arbitrary: strange },
  );
}

function queryOf({ query }: Endpoint, { named }: Scene): fc.Arbitrary<string> {
  const valid = validFor(query, named);
  const twice = valid.map((values) => `${searchOf(values)}&${searchOf(values).slice(1)}`);
  const raw = ['?', '?%', '?page=%ff', '?page[]=1', '?page=1&page=2', '?__proto__=1', '?x=1#y'];
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(searchOf) },
    { weight: 2, arbitrary: spoiled(valid).map(searchOf) },
    twice,
    fc.constantFrom(...raw, `?q=${'x'.repeat(9000)}`),
  );
}

function searchOf(values: unknown) {
  const said = Object.entries(Object(values)).filter(([, value]) => value !== undefined);
  const pairs = said.map(([name, value]) => `${encode(name)}=${encode(asText(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

type Body =
  | { payload: string | Buffer; headers: Record<string, string>; isDoubled?: boolean }
  | undefined;

function bodyOf(endpoint: Endpoint, scene: Scene): fc.Arbitrary<Body> {
  if (endpoint.method === 'GET') return fc.constant(undefined);
  const { ours } = scene;
  // Elsewhere a body with an id is a row of a list, of which there is none yet.
  const isQuestion = endpoint.path === portalPageApi.openQuestion.path;
  const named = { ...scene.named, ...(isQuestion && { id: [ours.taskId, ours.surveyId] }) };
  const valid = validFor(endpoint.body, named);
  const good = valid.map(inJson);
  const strange = fc
    .record({ payload: strangeBody, type: strangeType })
    .map(({ payload, type }) => ({ payload, headers: { 'content-type': type } }));
  const json = [
    { weight: 2, arbitrary: spoiled(valid).map(inJson) },
    { weight: 1, arbitrary: valid.map(doubled) },
    { weight: 1, arbitrary: fc.oneof(strange, strangeValue.map(inJson)) },
  ];
  if (!endpoint.upload) return fc.oneof({ weight: 4, arbitrary: good }, ...json);
  const names = Object.keys(endpoint.upload);
  return fc.oneof(
    { weight: 4, arbitrary: validForm(valid, names).map(inForm) },
    { weight: 2, arbitrary: strangeForm(fc.oneof(valid, spoiled(valid)), names).map(inForm) },
    { weight: 1, arbitrary: strange },
  );
}

const inJson = (value: unknown): Body => ({
  payload: JSON.stringify(value) ?? '',
  headers: { 'content-type': 'application/json' },
});
/** Repeats the first name in front, with the same value or another. */
function doubled(value: unknown): Body {
  const said = inJson(value);
  const [name] = Object.keys(Object(value));
  if (!said || name === undefined || Array.isArray(value) || said.payload === '{}') return said;
  const payload = `{${JSON.stringify(name)}:null,${String(said.payload).slice(1)}`;
  return { ...said, payload, isDoubled: JSON.parse(payload)[name] !== null };
}
const inForm = (payload: Buffer): Body => ({ payload, headers: { 'content-type': formType } });

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'accept-language': fc.constantFrom('nl', 'en', '', '*', 'x'.repeat(2000)),
    range: fc.constantFrom('bytes=0-', 'bytes=5-1', 'bytes=-0', 'bytes=0-1,3-4', 'x', 'bytes=1e9-'),
    'x-forwarded-for': fc.constantFrom('10.0.0.1', '::1', 'x'),
    'x-request-id': fc.constantFrom('1', 'x'.repeat(500), "'"),
    'if-none-match': fc.constant('*'),
  },
  { requiredKeys: ['accept-language'] },
);

const encode = (text: string) => encodeURIComponent(text.toWellFormed()) || 'x';
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
