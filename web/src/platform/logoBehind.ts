import { organisationsApi } from '@traject/contract/organisations';
import { address } from './api.ts';

/** The logo of the organisation that mailed a link, if it has one. */
export const logoBehind = (token: string, { has_logo }: { has_logo: boolean }) =>
  has_logo ? address(organisationsApi.logoByLink.path, { token }) : undefined;
