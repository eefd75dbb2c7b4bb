import { queryOptions } from '@tanstack/react-query';
import {
  type CourseInput,
  type ItemList,
  type LanguageInput,
  type ProfileChange,
  profileApi,
  type ReferenceInput,
} from '@traject/contract/profile';
import { createContext, use } from 'react';
import { call } from '../../platform/api.ts';
import { fetchFile, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';
import { type PictureStore, pictureQuery } from '../../ui/picture/pictureStore.ts';

/** The school whose record it is: a student has a profile at each school. */
type At = { organisation_id: number };
/** Undefined for something new. */
type Id = number | undefined;

const profileAt = (query: At) => ({
  query: queryOptions({
    queryKey: keyOf(query),
    queryFn: ({ signal }) => call(profileApi.get, { query, signal }),
  }),
  change: (body: ProfileChange) => call(profileApi.update, { query, body }),
  picture: pictureAt(query),
  ...filesAt(query),
  ...namesAt(query),
  ...listsAt(query),
});

const keyOf = ({ organisation_id }: At) => ['profile', organisation_id];

const pictureAt = (query: At): PictureStore => ({
  query: pictureQuery(keyOf(query), (signal) => fetchFile(profileApi.picture, { query, signal })),
  refresh: keyOf(query),
  set: (picture, sending) =>
    upload(profileApi.setPicture, { query, files: { picture }, ...sending }),
  remove: () => call(profileApi.removePicture, { query }),
});

const filesAt = (query: At) => ({
  addFile: (file: File, sending: Sending) =>
    upload(profileApi.addFile, { query, files: { file }, ...sending }),
  fetchFile: (fileId: number, signal: AbortSignal) =>
    fetchFile(profileApi.file, { params: { fileId }, query, signal }),
  removeFile: (fileId: number) => call(profileApi.removeFile, { params: { fileId }, query }),
});

const namesAt = (query: At) => ({
  saveItem: (list: ItemList, itemId: Id, body: { name: string }) =>
    itemId === undefined
      ? call(profileApi.addItem, { params: { list }, query, body })
      : call(profileApi.updateItem, { params: { list, itemId }, query, body }),
  removeItem: (list: ItemList, itemId: number) =>
    call(profileApi.removeItem, { params: { list, itemId }, query }),
});

const listsAt = (query: At) => ({
  saveReference: (itemId: Id, body: ReferenceInput) =>
    itemId === undefined
      ? call(profileApi.addReference, { query, body })
      : call(profileApi.updateReference, { params: { itemId }, query, body }),
  removeReference: (itemId: number) =>
    call(profileApi.removeReference, { params: { itemId }, query }),
  saveCourse: (itemId: Id, body: CourseInput) =>
    itemId === undefined
      ? call(profileApi.addCourse, { query, body })
      : call(profileApi.updateCourse, { params: { itemId }, query, body }),
  removeCourse: (itemId: number) => call(profileApi.removeCourse, { params: { itemId }, query }),
  saveLanguage: (itemId: Id, body: LanguageInput) =>
    itemId === undefined
      ? call(profileApi.addLanguage, { query, body })
      : call(profileApi.updateLanguage, { params: { itemId }, query, body }),
  removeLanguage: (itemId: number) =>
    call(profileApi.removeLanguage, { params: { itemId }, query }),
});

/** The school of the open profile. */
export const School = createContext(0);

/** The open profile, and all that its owner can do with it. */
export const useOwnProfile = () => profileAt({ organisation_id: use(School) });
