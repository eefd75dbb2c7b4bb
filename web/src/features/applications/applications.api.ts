import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { applicationsApi } from '@traject/contract/applications';
import type { PageQuery } from '@traject/contract/common/page';
import { panelPageSize } from '@traject/contract/dashboard';
import { call } from '../../platform/api.ts';
import { recordCalls } from '../../platform/recordCalls.ts';
import { download, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

export const applicationsKey = (trajectoryId: number) => ['applications', trajectoryId];

export const applicationsQuery = (trajectoryId: number, query: PageQuery) =>
  queryOptions({
    queryKey: [...applicationsKey(trajectoryId), query],
    queryFn: ({ signal }) =>
      call(applicationsApi.list, { params: { trajectoryId }, query, signal }),
    placeholderData: keepPreviousData,
  });

type Key = { trajectoryId: number; applicationId: number };
type MaybeNew = { trajectoryId: number; applicationId: number | undefined };

export const { save: saveApplication, remove: removeApplication } = recordCalls(
  applicationsApi,
  'applicationId',
);

/** There is no call for a single one, and nobody has more than a hundred. */
const allOf = async (trajectoryId: number) => {
  const query = { page: 1, per_page: 100 };
  return (await call(applicationsApi.list, { params: { trajectoryId }, query })).data;
};

/** The application as stored now. */
export const findApplication = async ({ trajectoryId, applicationId }: MaybeNew) =>
  (await allOf(trajectoryId)).find(({ id }) => id === applicationId);

/** The page of the panel that shows it. */
export const findPage = async ({ trajectoryId, applicationId }: Key) => {
  const place = (await allOf(trajectoryId)).findIndex(({ id }) => id === applicationId);
  return Math.floor(Math.max(place, 0) / panelPageSize) + 1;
};

/** The kinds of file that may be attached. */
export const attachable = applicationsApi.addFile.upload?.file?.kinds;

export const addFile = (params: Key, file: File, sending?: Sending) =>
  upload(applicationsApi.addFile, { params, files: { file }, ...sending });

export const downloadFile = (params: Key & { fileId: number }, name: string) =>
  download(applicationsApi.file, { params, name });

export const removeFile = (params: Key & { fileId: number }) =>
  call(applicationsApi.removeFile, { params });
