import { type RecordType, recordTypes } from '@traject/contract/common/recordTypes';
import { contract } from '@traject/contract/index';

/** What the names in an address stand for; `fileId` and the like differ from feature to feature. */
const named: Record<string, RecordType> = {
  organisationId: 'organisation',
  trajectoryId: 'trajectory',
  removedTrajectoryId: 'trajectory',
  clientId: 'client',
  client_id: 'client',
  studentId: 'student',
  personId: 'person',
  noteId: 'note',
  testId: 'test',
  applicationId: 'application',
  'applications.fileId': 'application_file',
  'documents.fileId': 'document',
  versionId: 'document_version',
  returnId: 'document_return',
  experienceId: 'experience',
  studyId: 'study',
  invoiceId: 'invoice',
  keptInvoiceId: 'invoice',
  rowId: 'invoice_row',
  productId: 'invoice_product',
  templateId: 'document_template',
  surveyTemplateId: 'survey_template',
  questionId: 'survey_question',
  surveyId: 'survey',
  mailId: 'mail',
  mail_id: 'mail',
  diplomaId: 'diploma',
  evaluationId: 'evaluation',
  'evaluations.fileId': 'profile_file',
  'profile.fileId': 'profile_file',
  'profile.itemId': 'profile_item',
  'reference.itemId': 'reference_item',
  importId: 'import',
};

/** What a call answers with, whose number its event bears: by feature, else by the call itself. */
const made: Record<string, RecordType> = {
  applications: 'application',
  'applications.addFile': 'application_file',
  clients: 'client',
  diplomas: 'diploma',
  documents: 'document',
  'documents.addVersion': 'document_version',
  'documents.resend': 'document_version',
  'documents.addReturn': 'document_return',
  documentTemplates: 'document_template',
  'documentTemplates.fill': 'filled_template',
  evaluations: 'evaluation',
  'evaluations.profile': 'student',
  experience: 'experience',
  imports: 'import',
  invoices: 'invoice',
  'invoices.addRow': 'invoice_row',
  'invoices.updateRow': 'invoice_row',
  'invoices.addProduct': 'invoice_product',
  'invoices.updateProduct': 'invoice_product',
  mails: 'mail',
  notes: 'note',
  organisations: 'organisation',
  people: 'person',
  profile: 'profile_item',
  'profile.update': 'person',
  'profile.addFile': 'profile_file',
  reference: 'reference_item',
  reviews: 'trajectory',
  studies: 'study',
  surveys: 'survey',
  'surveys.complete': 'trajectory',
  surveyTemplates: 'survey_template',
  'surveyTemplates.addQuestion': 'survey_question',
  'surveyTemplates.updateQuestion': 'survey_question',
  tests: 'test',
  trajectories: 'trajectory',
};

export type Pair = { type: RecordType; id: number };

/** What an event was about, from what it kept: each thing once, the widest first. */
export function pairsOf(action: string, record: Record<string, unknown>): Pair[] {
  const pairs = Object.entries(record).flatMap(([key, value]): Pair[] => {
    const type = typeOf(action, key);
    const id = Number(value);
    return type && Number.isSafeInteger(id) && id > 0 ? [{ type, id }] : [];
  });
  return pairs
    .filter(
      ({ type, id }, at) => pairs.findIndex((one) => one.type === type && one.id === id) === at,
    )
    .sort((a, b) => recordTypes.indexOf(a.type) - recordTypes.indexOf(b.type));
}

function typeOf(action: string, key: string): RecordType | undefined {
  const [feature = ''] = action.split('.');
  if (key === 'id') return made[action] ?? made[feature];
  return named[`${feature}.${key}`] ?? named[key];
}

const actions = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.keys(calls).map((name) => `${feature}.${name}`),
);

/** Under which names an event keeps the number of such a thing, and which calls mean it by that. */
export const keysOf = (type: RecordType) =>
  ['id', ...new Set(Object.keys(named).map((name) => name.split('.').at(-1) ?? name))].flatMap(
    (key) => {
      const meant = actions.filter((action) => typeOf(action, key) === type);
      return meant.length > 0 ? [{ key, actions: meant }] : [];
    },
  );
