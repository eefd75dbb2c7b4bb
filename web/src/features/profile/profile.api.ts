import { queryOptions } from '@tanstack/react-query';
import {
  type CourseInput,
  type ItemList,
  type LanguageInput,
  type ProfileChange,
  profileApi,
  type ReferenceInput,
} from '@traject/contract/profile';
import { call } from '../../platform/api.ts';
import { fetchFile, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';
import { type PictureStore, pictureQuery } from '../../ui/picture/pictureStore.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profileApi.get, { signal }),
});

export const changeProfile = (body: ProfileChange) => call(profileApi.update, { body });

export const ownPicture: PictureStore = {
  query: pictureQuery(['profile'], (signal) => fetchFile(profileApi.picture, { signal })),
  refresh: profileQuery.queryKey,
  set: (picture, sending) => upload(profileApi.setPicture, { files: { picture }, ...sending }),
  remove: () => call(profileApi.removePicture),
};

export const addFile = (file: File, sending: Sending) =>
  upload(profileApi.addFile, { files: { file }, ...sending });

export const fetchOwnFile = (fileId: number, signal: AbortSignal) =>
  fetchFile(profileApi.file, { params: { fileId }, signal });

export const removeFile = (fileId: number) => call(profileApi.removeFile, { params: { fileId } });

/** Undefined is the id of what is new. */
type Id = number | undefined;

export const saveItem = (list: ItemList, itemId: Id, body: { name: string }) =>
  itemId === undefined
    ? call(profileApi.addItem, { params: { list }, body })
    : call(profileApi.updateItem, { params: { list, itemId }, body });

export const removeItem = (list: ItemList, itemId: number) =>
  call(profileApi.removeItem, { params: { list, itemId } });

export const saveReference = (itemId: Id, body: ReferenceInput) =>
  itemId === undefined
    ? call(profileApi.addReference, { body })
    : call(profileApi.updateReference, { params: { itemId }, body });

export const removeReference = (itemId: number) =>
  call(profileApi.removeReference, { params: { itemId } });

export const saveCourse = (itemId: Id, body: CourseInput) =>
  itemId === undefined
    ? call(profileApi.addCourse, { body })
    : call(profileApi.updateCourse, { params: { itemId }, body });

export const removeCourse = (itemId: number) =>
  call(profileApi.removeCourse, { params: { itemId } });

export const saveLanguage = (itemId: Id, body: LanguageInput) =>
  itemId === undefined
    ? call(profileApi.addLanguage, { body })
    : call(profileApi.updateLanguage, { params: { itemId }, body });

export const removeLanguage = (itemId: number) =>
  call(profileApi.removeLanguage, { params: { itemId } });
