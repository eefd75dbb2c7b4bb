import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountTypes } from '@traject/contract/common/access';
import {
  type AccountTypesInput,
  type InviteInput,
  type OnePerson,
  type PersonChange,
  peopleApi,
  personStates,
} from '@traject/contract/people';
import { call } from '../../platform/api.ts';

export type PeopleSearch = {
  q?: string | undefined;
  organisation_id?: number | undefined;
  /** As in the address, so not necessarily an existing type or state. */
  account_type?: string | undefined;
  state?: string | undefined;
  page?: number | undefined;
};

export const peopleKey = ['people'];

export function peopleQuery({ account_type, state, ...rest }: PeopleSearch) {
  const query = {
    ...rest,
    account_type: accountTypes.find((type) => type === account_type),
    state: personStates.find((known) => known === state),
  };
  return queryOptions({
    queryKey: [...peopleKey, 'list', query],
    queryFn: ({ signal }) => call(peopleApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const personQuery = (personId: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'one', personId],
    queryFn: ({ signal }) => call(peopleApi.get, { params: { personId }, signal }),
  });

export const invite = (input: InviteInput) => call(peopleApi.invite, { body: input });

export const setAccountTypes = (personId: number, input: AccountTypesInput) =>
  call(peopleApi.setAccountTypes, { params: { personId }, body: input });

type Step = 'sendInvitation' | 'deactivate' | 'reactivate';

export const take = (step: Step, { id }: OnePerson) =>
  call(peopleApi[step], { params: { personId: id } });

/** The link is shown once, so no query may cache it. */
export const copyInvitation = ({ id }: OnePerson) =>
  call(peopleApi.copyInvitation, { params: { personId: id } });

export const correctPerson = (personId: number, body: PersonChange) =>
  call(peopleApi.update, { params: { personId }, body });

export const withdrawInvitation = ({ id }: OnePerson) =>
  call(peopleApi.withdrawInvitation, { params: { personId: id } });
