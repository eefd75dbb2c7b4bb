import { queryOptions } from '@tanstack/react-query';
import {
  type InvoiceDetailsInput,
  type NewOrganisation,
  type OrganisationChange,
  organisationsApi,
} from '@traject/contract/organisations';
import { call } from '../../platform/api.ts';
import { fetchFile, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

export const organisationsKey = ['organisations'];

export const organisationQuery = (organisationId: number) =>
  queryOptions({
    queryKey: [...organisationsKey, 'one', organisationId],
    queryFn: ({ signal }) => call(organisationsApi.get, { params: { organisationId }, signal }),
  });

export const invoiceDetailsQuery = (organisationId: number) =>
  queryOptions({
    queryKey: [...organisationsKey, 'invoices', organisationId],
    queryFn: ({ signal }) =>
      call(organisationsApi.invoiceDetails, { params: { organisationId }, signal }),
  });

export const changeInvoiceDetails = (
  organisationId: number,
  input: InvoiceDetailsInput,
  version: number | undefined,
) =>
  call(organisationsApi.setInvoiceDetails, {
    params: { organisationId },
    body: { ...input, version },
  });

export const createOrganisation = (organisation: NewOrganisation) =>
  call(organisationsApi.create, { body: organisation });

export const changeOrganisation = (
  organisationId: number,
  input: OrganisationChange,
  version: number | undefined,
) => call(organisationsApi.update, { params: { organisationId }, body: { ...input, version } });

/** The version is in the key, because a new logo comes with a new version. */
export const logoQuery = (organisationId: number, version: number) =>
  queryOptions({
    queryKey: [...organisationsKey, 'logo', organisationId, version],
    queryFn: ({ signal }) =>
      fetchFile(organisationsApi.logo, { params: { organisationId }, signal }),
  });

export const setLogo = (organisationId: number, logo: File, sending: Sending) =>
  upload(organisationsApi.setLogo, { params: { organisationId }, files: { logo }, ...sending });

export const removeLogo = (organisationId: number) =>
  call(organisationsApi.removeLogo, { params: { organisationId } });
