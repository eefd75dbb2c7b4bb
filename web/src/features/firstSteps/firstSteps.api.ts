import { queryOptions } from '@tanstack/react-query';
import { type FirstStep, firstStepsApi, type OwnName } from '@traject/contract/firstSteps';
import { call } from '../../platform/api.ts';
import { renewSession } from '../../platform/renewSession.ts';

export const firstStepsKey = ['firstSteps'];

export const firstStepsQuery = (organisationId: number) =>
  queryOptions({
    queryKey: [...firstStepsKey, organisationId],
    queryFn: ({ signal }) => call(firstStepsApi.get, { params: { organisationId }, signal }),
  });

export const tickStep = (organisationId: number, step: FirstStep) =>
  call(firstStepsApi.tick, { params: { organisationId }, body: { step } });

/** The session holds the name that the header shows. */
export async function setOwnName(organisationId: number, name: OwnName) {
  await call(firstStepsApi.setName, { params: { organisationId }, body: name });
  await renewSession().catch(() => undefined);
}

export const takeTemplates = (organisationId: number) =>
  call(firstStepsApi.takeTemplates, { params: { organisationId } });

export const closeSteps = (organisationId: number) =>
  call(firstStepsApi.close, { params: { organisationId } });
