import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import { addressWith, type Ids } from '../wholeTrajectory.ts';
import type { Caller, Pair, Scene } from './scene.ts';
import { wordOfA } from './words.ts';

/**
 * Whose ids a path has: B's own, B's record of a shared person, A's, A's below something of B's, or
 * A's record of a shared person. `anybody` has none: readers get what is theirs.
 */
type Whose = 'own' | 'shared' | 'theirs' | 'misplaced' | 'other record' | 'anybody';
export type Card = { caller: Caller; whose: Whose; url: string };

const readings = Object.values(contract)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .filter(({ method }) => method === 'GET');

/** This many worlds in a row make every call once. */
export type Share = { at: number; of: number };

/** Every read call in the contract by each of the callers, as far as it is this world's turn. */
export function deckOf(scene: Scene, { at: turn, of }: Share): Card[] {
  const cards = readings.flatMap((endpoint, first) =>
    addressesOf(endpoint, scene).flatMap(([whose, url], second) =>
      scene.callers.map((caller, third) => ({
        turn: (first + second + third) % of,
        card: { caller, whose, url },
      })),
    ),
  );
  return cards.filter((one) => one.turn === turn % of).map(({ card }) => card);
}

type Address = [Whose, string];

function addressesOf({ path, access, query }: Endpoint, scene: Scene): Address[] {
  const names = 'shape' in query ? Object.keys(query.shape as object) : [];
  const asked = questionsFor(names, scene);
  if (!path.includes(':'))
    return [['anybody', path], ...asked.map(([w, q]): Address => [w, path + q])];
  const { a, b, pairs } = scene;
  // What a link opens may be read by its holder, wherever they are from.
  if (access === 'link') return [['own', at(path, b.ids)]];
  const misplaced = { ...a.ids, ...parentsOf(b.ids) };
  const own = at(path, b.ids);
  const found: Address[] = [
    ['own', own],
    ['theirs', at(path, a.ids)],
    ...asked.map(([, question]): Address => ['own', own + question]),
  ];
  const lost = at(path, misplaced);
  if (lost !== own && lost !== at(path, a.ids)) found.push(['misplaced', lost]);
  if (!/:(client|student|person)Id/.test(path)) return found;
  for (const pair of pairs) found.push(...namingOf(path, b.ids, pair));
  return found;
}

/** The same path about somebody whom both know. */
function namingOf(path: string, ids: Ids, { idInA, real }: Pair): Address[] {
  const about = (id: number) => at(path, { ...ids, clientId: id, studentId: id, personId: id });
  const elsewhere: Address = ['other record', about(idInA)];
  return real.id ? [elsewhere, ['shared', about(real.id)]] : [elsewhere];
}

const at = (path: string, ids: Ids) =>
  addressWith(path.replace(':scope', 'trajectory'), ids, (id) =>
    encodeURIComponent(String(id ?? 1)),
  );

const parentsOf = ({ trajectoryId, clientId, studentId, ...ids }: Ids) => ({
  ...{ trajectoryId, clientId, studentId, evaluationId: ids.evaluationId },
  ...{ groupId: ids.groupId, organisationId: ids.organisationId },
});

/**
 * What could be passed to a list to learn about A: its id, its people's ids, its words, an address.
 */
function questionsFor(names: string[], { a, b, pairs }: Scene): Address[] {
  const words = [wordOfA, wordOfA.slice(0, 5), ...pairs.map(({ real }) => real.email)];
  const people = [a.counselorId, ...pairs.map(({ idInA }) => idInA)];
  const by = (name: string, whose: Whose, values: (string | number)[]) =>
    names.includes(name)
      ? values.map((value): Address => [whose, `?${name}=${encodeURIComponent(value)}`])
      : [];
  return [
    ...by('organisation_id', 'theirs', [a.id]),
    ...by('organisation_id', 'own', [b.id]),
    ...by('q', 'anybody', words),
    ...by('name', 'anybody', words),
    ...by('person_id', 'anybody', people),
    ...by('counselor_id', 'anybody', [a.counselorId]),
    ...by('record', 'anybody', [`personId:${a.ids.personId}`, `trajectory:${a.ids.trajectoryId}`]),
    ...by('state', 'anybody', ['left', 'waiting', 'deactivated', 'uninvited']),
    ...by('per_page', 'anybody', [100]),
    ...by('file', 'own', [a.ids.versionId]),
  ];
}
