import { queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { referenceApi } from '@traject/contract/reference';
import type * as z from 'zod/mini';
import { call } from './api.ts';

type Lists = Pick<
  typeof referenceApi,
  | 'organisations'
  | 'trajectoryStates'
  | 'workingAreas'
  | 'studyLevels'
  | 'studies'
  | 'fileTypes'
  | 'fileActions'
>;
type List<Name extends keyof Lists> = z.output<Lists[Name]['response']>;

/**
 * A list to choose from, asked for when a form opens; it hardly ever changes. Of one organisation
 * as that one has arranged it, or else of all one's own.
 */
export const referenceQuery = <Name extends keyof Lists>(name: Name, organisation_id?: number) =>
  queryOptions({
    queryKey: ['reference', name, organisation_id],
    queryFn: ({ signal }) =>
      call(referenceApi[name] as Endpoint, {
        ...(organisation_id && { query: { organisation_id } }),
        signal,
      }) as Promise<List<Name>>,
    staleTime: 5 * 60_000,
  });

/** Who can be a counselor there; without an organisation, in any of one's own. */
export const counselorsQuery = (organisation_id?: number) =>
  queryOptions({
    queryKey: ['reference', 'counselors', organisation_id],
    queryFn: ({ signal }) => call(referenceApi.counselors, { query: { organisation_id }, signal }),
    staleTime: 5 * 60_000,
  });

type Named = { id: number; name: string };
export type Choices = readonly { value: string; label: string }[];

/** For a select; what a record has now is offered too, though it may be off the list by now. */
export function choicesOf(list: readonly Named[] = [], now?: Named): Choices {
  const all = !now || list.some(({ id }) => id === now.id) ? list : [now, ...list];
  return all.map(({ id, name }) => ({ value: String(id), label: name }));
}

export const choiceName = (choices: Choices, chosen: string | null) =>
  choices.find(({ value }) => value === chosen)?.label ?? '';

/** A single one is chosen already; among several, the reader chooses. */
export const onlyOne = <One>(choices: readonly One[]) =>
  choices.length === 1 ? choices[0] : undefined;
