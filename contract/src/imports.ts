import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { formFlag, id, idOf, idParam, named } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';

export const importKinds = ['clients', 'students'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importLimits = { rows: 10_000, megabytes: 5, shown: 100, shownWrong: 200 };

export const importInput = z.strictObject({
  kind: z.enum(importKinds),
  organisation_id: idParam,
  /** Students only: the diploma to enrol them in. */
  diploma_id: z.optional(idParam),
  /** Students only: whether to mail each a link to activate their account. */
  invite: formFlag,
});

const counts = {
  total: z.int(),
  /** How many are new, and how many are already known here. */
  new: z.int(),
  known: z.int(),
};

export const importPreview = z.object({
  ...counts,
  wrong: z.int(),
  /** What is wrong with the file as a whole, such as a column that is missing. */
  errors: z.array(z.string()),
  /** The columns that are read, with the field that each header stands for. */
  columns: z.array(z.object({ name: z.string(), field: z.string() })),
  unknown_columns: z.array(z.string()),
  /** The first rows and those with errors, no more than a person would read. */
  rows: z.array(
    z.object({
      /** The number the spreadsheet gives it. */
      row: z.int(),
      state: z.enum(['new', 'known', 'wrong']),
      values: z.record(z.string(), z.string()),
      errors: z.array(z.string()),
    }),
  ),
});
export const importResult = z.object({ id, ...counts });

/** A completed import, which may still be undone. */
export const pastImport = z.object({
  id,
  kind: z.enum(importKinds),
  /** The diploma the students were enrolled in. */
  diploma: z.nullable(z.string()),
  imported_at: z.string(),
  imported_by: z.nullable(named),
  ...counts,
  undone_at: z.nullable(z.string()),
});

export type ImportInput = z.output<typeof importInput>;
export type ImportPreview = z.infer<typeof importPreview>;
export type ImportRow = ImportPreview['rows'][number];
export type ImportResult = z.infer<typeof importResult>;
export type PastImport = z.infer<typeof pastImport>;

const all = {
  access: 'administration',
  method: 'POST',
  upload: { file: { kinds: ['table'], megabytes: importLimits.megabytes, kept: false } },
  limits: [{ by: 'account', max: 30, minutes: 10 }],
  body: importInput,
} as const;

const past = {
  access: 'administration',
  path: '/organisations/:organisationId/imports',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;

export const importsApi = {
  /** Stores nothing. */
  preview: endpoint({
    summary: 'Checks a spreadsheet with people and stores nothing',
    ...all,
    path: '/imports/preview',
    response: importPreview,
  }),
  /** Every row or none. */
  run: endpoint({
    summary: 'Imports people from a spreadsheet',
    about: 'import',
    ...all,
    path: '/imports',
    response: importResult,
  }),
  list: endpoint({
    summary: 'Lists the imports of an organisation, page by page',
    ...past,
    method: 'GET',
    query: pageQuery,
    response: pageOf(pastImport),
  }),
  /** All of it or nothing, and only while nothing else depends on the people it added. */
  undo: endpoint({
    summary: 'Undoes an import, except for people somebody has worked with since',
    about: 'import',
    ...past,
    path: `${past.path}/:importId/undo`,
    params: z.extend(past.params, { importId: idOf('import') }),
    method: 'POST',
    response: pastImport,
  }),
};
