import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, text } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { enrolInput } from './diplomas.ts';
import {
  group,
  groupCandidate,
  groupChange,
  groupDiploma,
  groupImportInput,
  groupInput,
  groupLevels,
  groupParts,
  groupPersonInput,
  groupRow,
  moveInput,
  workplaceInput,
} from './groups.shapes.ts';
import { importLimits, importPreview, importResult } from './imports.ts';

export * from './groups.shapes.ts';

const year = z.string().check(z.regex(/^20\d\d$|^2100$/));
const managed = { access: 'groups', path: '/groups' } as const;
const params = z.strictObject({ groupId: idOf('group') });
const one = { access: 'groups', path: '/groups/:groupId', params } as const;
/** For its teachers too. */
const read = { ...one, access: 'signed-in' } as const;
const people = { ...one, path: `${one.path}/people` } as const;
const person = {
  ...people,
  path: `${people.path}/:groupPersonId`,
  params: z.extend(params, { groupPersonId: idOf('person') }),
} as const;
const fromFile = {
  ...one,
  method: 'POST',
  upload: { file: { kinds: ['table'], megabytes: importLimits.megabytes, kept: false } },
  limits: [{ by: 'account', max: 30, minutes: 10 }],
  body: groupImportInput,
} as const;
const levels = { ...read, path: `${one.path}/levels`, method: 'GET', recorded: true } as const;

export const groupsApi = {
  list: endpoint({
    summary: 'Lists the groups that the caller manages or teaches, page by page',
    access: 'signed-in',
    path: managed.path,
    method: 'GET',
    query: z.extend(pageQuery, {
      q: z.optional(text(100)),
      year: z.optional(year),
      archived: z.optional(z.enum(['1'])),
    }),
    response: pageOf(groupRow),
  }),
  diplomas: endpoint({
    summary: 'Lists the diplomas that a group can be made for',
    ...managed,
    path: '/group-diplomas',
    method: 'GET',
    response: z.array(groupDiploma),
  }),
  create: endpoint({
    summary: 'Adds a group',
    about: 'group',
    ...managed,
    method: 'POST',
    body: groupInput,
    response: group,
  }),
  get: endpoint({
    summary: 'Returns a group with its teachers and students',
    about: 'group',
    ...read,
    method: 'GET',
    response: group,
  }),
  update: endpoint({
    summary: 'Changes a group, archives it or brings it back',
    about: 'group',
    ...one,
    method: 'PATCH',
    body: groupChange,
    response: group,
  }),
  candidates: endpoint({
    summary: 'Searches for people who can be put in a group',
    ...people,
    path: `${one.path}/candidates`,
    method: 'GET',
    query: z.strictObject({ part: z.enum(groupParts), q: z.optional(text(100)) }),
    response: z.array(groupCandidate),
  }),
  /** A student is also enrolled in the diploma of the group. */
  addPerson: endpoint({
    summary: 'Puts a teacher or a student in a group',
    about: 'group',
    ...people,
    method: 'POST',
    body: groupPersonInput,
    response: group,
  }),
  setWorkplace: endpoint({
    summary: 'Says where a student of a group learns on the job',
    about: 'group',
    ...person,
    method: 'PATCH',
    body: workplaceInput,
    response: group,
  }),
  removePerson: endpoint({
    summary: 'Takes somebody out of a group; a student stays enrolled',
    ...person,
    method: 'DELETE',
  }),
  /** All of them or none; those who are no students here are named. */
  addStudents: endpoint({
    summary: 'Puts students in a group by their email addresses',
    ...one,
    path: `${one.path}/students`,
    method: 'POST',
    body: enrolInput,
    response: z.object({ added: z.int(), already: z.int() }),
  }),
  /** Stores nothing. */
  preview: endpoint({
    summary: 'Checks a spreadsheet with students of a group and stores nothing',
    ...fromFile,
    path: `${one.path}/import/preview`,
    response: importPreview,
  }),
  /** Every row or none. */
  import: endpoint({
    summary: 'Imports students into a group from a spreadsheet',
    about: 'import',
    ...fromFile,
    path: `${one.path}/import`,
    response: importResult,
  }),
  move: endpoint({
    summary: 'Moves students to another group, and archives this one if asked',
    ...one,
    path: `${one.path}/move`,
    method: 'POST',
    body: moveInput,
    response: z.object({ group_id: id, moved: z.int() }),
  }),
  levels: endpoint({
    summary: 'Returns the levels of the students of a group, per work process',
    ...levels,
    response: groupLevels,
  }),
  levelsCsv: endpoint({
    summary: 'Downloads the levels of a group as CSV',
    ...levels,
    path: `${levels.path}.csv`,
    file: true,
  }),
  levelsXlsx: endpoint({
    summary: 'Downloads the levels of a group as a spreadsheet',
    ...levels,
    path: `${levels.path}.xlsx`,
    file: true,
  }),
  levelsPdf: endpoint({
    summary: 'Downloads the levels of a group as a PDF',
    ...levels,
    path: `${levels.path}.pdf`,
    file: true,
  }),
};
