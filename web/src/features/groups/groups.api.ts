import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Group, type GroupInput, type GroupPart, groupsApi } from '@traject/contract/groups';
import { call } from '../../platform/api.ts';
import { download, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

export type GroupsSearch = {
  q?: string | undefined;
  /** The year in which the school year begins, or all of them. */
  year?: string | undefined;
  archived?: '1' | undefined;
  page?: number | undefined;
};

export const groupsKey = ['groups'];

export const groupsQuery = ({ year, ...query }: GroupsSearch) =>
  queryOptions({
    queryKey: [...groupsKey, 'list', { year, ...query }],
    queryFn: ({ signal }) =>
      call(groupsApi.list, {
        query: { ...query, year: /^20\d\d$/.test(year ?? '') ? year : undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** To choose from; more than anybody scrolls through. */
export const choicesQuery = queryOptions({
  queryKey: [...groupsKey, 'choices'],
  queryFn: ({ signal }) => call(groupsApi.list, { query: { per_page: 100 }, signal }),
});

export const diplomasQuery = queryOptions({
  queryKey: [...groupsKey, 'diplomas'],
  queryFn: ({ signal }) => call(groupsApi.diplomas, { signal }),
});

export const groupQuery = (groupId: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'one', groupId],
    queryFn: ({ signal }) => call(groupsApi.get, { params: { groupId }, signal }),
  });

export const levelsQuery = (groupId: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'levels', groupId],
    queryFn: ({ signal }) => call(groupsApi.levels, { params: { groupId }, signal }),
  });

export const candidatesQuery = (groupId: number, part: GroupPart, q: string | undefined) =>
  queryOptions({
    queryKey: [...groupsKey, 'candidates', groupId, part, q],
    queryFn: ({ signal }) =>
      call(groupsApi.candidates, { params: { groupId }, query: { part, q }, signal }),
    placeholderData: keepPreviousData,
  });

export const createGroup = (body: GroupInput) => call(groupsApi.create, { body });

export const saveGroup = (
  groupId: number,
  body: Partial<Pick<Group, 'name' | 'year' | 'version'>>,
) => call(groupsApi.update, { params: { groupId }, body });

export const setArchived = ({ id }: Pick<Group, 'id'>, archived: boolean) =>
  call(groupsApi.update, { params: { groupId: id }, body: { archived } });

export const addPerson = (groupId: number, body: { person_id: number; part: GroupPart }) =>
  call(groupsApi.addPerson, { params: { groupId }, body });

export const removePerson = (groupId: number, groupPersonId: number) =>
  call(groupsApi.removePerson, { params: { groupId, groupPersonId } });

export const saveWorkplace = (groupId: number, groupPersonId: number, workplace: string) =>
  call(groupsApi.setWorkplace, { params: { groupId, groupPersonId }, body: { workplace } });

export const pasteStudents = (groupId: number, emails: string) =>
  call(groupsApi.addStudents, { params: { groupId }, body: { emails } });

type Moved = Parameters<
  typeof call<
    typeof groupsApi.move.params,
    typeof groupsApi.move.query,
    typeof groupsApi.move.body,
    typeof groupsApi.move.response
  >
>[1];

export const moveStudents = (groupId: number, body: NonNullable<NonNullable<Moved>['body']>) =>
  call(groupsApi.move, { params: { groupId }, body });

type ClassFile = { groupId: number; file: File; invite: boolean };
const partsOf = ({ groupId, file, invite }: ClassFile) => ({
  params: { groupId },
  body: { invite: invite ? ('1' as const) : ('0' as const) },
  files: { file },
});

export const previewClass = (given: ClassFile, sending: Sending) =>
  upload(groupsApi.preview, { ...partsOf(given), ...sending });

export const importClass = (given: ClassFile, sending: Sending) =>
  upload(groupsApi.import, { ...partsOf(given), ...sending });

const files = { csv: groupsApi.levelsCsv, xlsx: groupsApi.levelsXlsx, pdf: groupsApi.levelsPdf };
export type LevelsFormat = keyof typeof files;
export const levelsFormats = Object.keys(files) as LevelsFormat[];

export const downloadLevels = ({ id, name }: Pick<Group, 'id' | 'name'>, format: LevelsFormat) =>
  download(files[format], { params: { groupId: id }, name: `${name}.${format}` });
