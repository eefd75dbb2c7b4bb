import * as z from 'zod/mini';
import { endpoint, type Limit } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import {
  draftQuery,
  ofDiploma,
  portfolio,
  sealInput,
  studentPortfolios,
  withdrawInput,
} from './portfolios.shapes.ts';

export * from './common/verifyPage.ts';
export * from './portfolios.shapes.ts';

const about = 'portfolio';
const student = {
  access: 'signed-in',
  path: '/evaluation-students/:studentId/portfolios',
  params: z.strictObject({ studentId: idOf('student') }),
} as const;
const one = {
  ...student,
  path: `${student.path}/:portfolioId`,
  params: z.extend(student.params, { portfolioId: idOf(about) }),
} as const;
const draft = { ...student, path: '/evaluation-students/:studentId/portfolio-draft' } as const;

/** Each is a document of many pages. */
const heavy: readonly Limit[] = [{ by: 'account', max: 20, minutes: 60 }];

/** What a student can do, sealed as it is at one moment, and how anybody can tell that it holds. */
export const portfoliosApi = {
  list: endpoint({
    summary: 'Lists the sealed portfolios of a student for a diploma',
    ...student,
    method: 'GET',
    query: ofDiploma,
    response: studentPortfolios,
  }),
  seal: endpoint({
    summary: 'Seals the portfolio of a student as it is now',
    about,
    ...student,
    method: 'POST',
    limits: heavy,
    body: sealInput,
    response: portfolio,
  }),
  pdf: endpoint({
    summary: 'Downloads a sealed portfolio',
    ...one,
    method: 'GET',
    path: `${one.path}/pdf`,
    file: true,
  }),
  zip: endpoint({
    summary: 'Downloads a sealed portfolio with its seal and its files',
    ...one,
    method: 'GET',
    path: `${one.path}/zip`,
    limits: heavy,
    file: true,
  }),
  withdraw: endpoint({
    summary: 'Withdraws a sealed portfolio, with a reason',
    about,
    ...one,
    method: 'POST',
    path: `${one.path}/withdraw`,
    body: withdrawInput,
    response: portfolio,
  }),
  draftPdf: endpoint({
    summary: 'Downloads the portfolio of a student as it is now, marked as a draft',
    ...draft,
    method: 'GET',
    path: `${draft.path}.pdf`,
    query: draftQuery,
    limits: heavy,
    file: true,
  }),
  draftZip: endpoint({
    summary: 'Downloads the portfolio of a student as it is now, with its files',
    ...draft,
    method: 'GET',
    path: `${draft.path}.zip`,
    query: draftQuery,
    limits: heavy,
    file: true,
  }),
};
