import { contract } from '@traject/contract/index';
import { describe, expect, it } from 'vitest';
import type { core } from 'zod/mini';
import { abilities } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { mayHaveSensitive, sensitive, tellsShared } from './sensitive.ts';
import { standardTags } from './standardTags.ts';

const names = Object.entries(sensitive).flatMap(([table, columns]) => [table, ...columns]);
const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${feature}.${name}`, endpoint as Endpoint]),
) as [string, Endpoint][];

/** Whether all who may call it may have what is sensitive. */
const isConfidential = ({ access }: Endpoint) =>
  access in abilities &&
  abilities[access as keyof typeof abilities].every((type) => mayHaveSensitive.includes(type));

/** The names of all fields in an answer; a part that may hold anything is called '*'. */
function fieldsOf(schema: core.$ZodType, seen = new Set<core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { checks: _, ...def } = (schema as core.$ZodTypes)._zod.def;
  if (['unknown', 'any', 'record', 'custom'].includes(def.type)) return ['*'];
  const inside = Object.values(def).flatMap((part: unknown) => [part].flat());
  const fields = def.type === 'object' ? Object.entries(def.shape) : [];
  return [
    ...fields.flatMap(([name, field]) => [name, ...fieldsOf(field, seen)]),
    ...inside.filter(isSchema).flatMap((part) => fieldsOf(part, seen)),
  ];
}

const isSchema = (part: unknown): part is core.$ZodType =>
  typeof part === 'object' && part !== null && '_zod' in part;

const tellsSensitive = ({ response }: Endpoint) =>
  fieldsOf(response).filter((name) => name === '*' || names.includes(name));

describe('what is sensitive', () => {
  it('stands in no answer to anybody but those who may have it', () => {
    const open = endpoints.filter(
      ([, endpoint]) => !isConfidential(endpoint) && tellsSensitive(endpoint).length > 0,
    );
    expect(open.map(([name]) => name)).toEqual(tellsShared);
    for (const [, endpoint] of open)
      expect(new Set(tellsSensitive(endpoint))).toEqual(new Set(['notes', 'note']));
  });

  it('is told by the calls of those who guide, so that the search for it can find something', () => {
    const told = endpoints
      .filter(([, endpoint]) => isConfidential(endpoint))
      .flatMap(([, endpoint]) => tellsSensitive(endpoint));
    for (const columns of Object.values(sensitive))
      expect(told).toEqual(expect.arrayContaining([...columns]));
  });

  it('is in none of the files that others open, of which each is named here', () => {
    const open = endpoints.filter(([, endpoint]) => endpoint.file && !isConfidential(endpoint));
    expect(open.map(([name]) => name).sort()).toEqual([
      'account.picture',
      'appointments.file',
      'approvals.download',
      'approvals.firstPage',
      'badges.credential',
      'bookkeeping.export',
      'calendar.feed',
      'evaluationLinks.file',
      'evaluationLinks.picture',
      'evaluations.file',
      'evaluations.picture',
      'evidence.file',
      'evidence.fileBehindLink',
      'evidence.shownFile',
      'groups.levelsCsv',
      'groups.levelsPdf',
      'groups.levelsXlsx',
      'invoiceMails.pdf',
      'invoiceMails.xml',
      'invoices.download',
      'invoices.xml',
      'messages.pageFile',
      'organisations.logo',
      'organisations.logoByLink',
      'portal.document',
      'portal.firstPage',
      'portal.invoice',
      'portal.logo',
      'portal.picture',
      'portfolios.draftPdf',
      'portfolios.draftZip',
      'portfolios.pdf',
      'portfolios.zip',
      'profile.file',
      'profile.picture',
      'rights.downloadInvoice',
      'schoolNumbers.groupCsv',
    ]);
  });

  it('has no tag: letters go to clients and employers', () => {
    const words = names.map((name) => name.replaceAll('_', '-'));
    const telling = standardTags.filter((tag) => words.some((word) => tag.includes(word)));
    expect(telling).toEqual([]);
  });
});
