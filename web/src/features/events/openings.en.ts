import type { Texts } from '../../platform/texts.ts';
import type nl from './openings.nl.ts';

export default {
  applications: { list: 'Applications opened' },
  auth: {
    me: 'Own account opened',
    activation: 'Invitation opened',
    organisations: 'List of organisations opened',
  },
  clients: { picture: 'Picture of client opened' },
  diplomas: {
    workProcesses: 'Work processes opened',
    list: 'Diplomas opened',
    get: 'Diploma opened',
    students: 'Students of diploma opened',
  },
  documents: {
    list: 'Documents opened',
    versions: 'Versions of document opened',
    returns: 'Returned documents opened',
  },
  documentTemplates: {
    list: 'Document templates opened',
    get: 'Document template opened',
    tags: 'Fields of template opened',
  },
  evaluations: {
    students: 'List of students opened',
    student: 'Student opened',
    list: 'Evaluations of student opened',
    workProcesses: 'Work processes of student opened',
    pending: 'Own waiting evaluations opened',
    get: 'Evaluation opened',
    picture: 'Picture of student opened',
    chart: 'Results of student opened',
  },
  events: { list: 'Log opened' },
  experience: { list: 'Work experience opened' },
  invoices: {
    list: 'Invoices opened',
    next: 'New invoice begun',
    products: 'Products opened',
    keptProducts: 'List of products opened',
  },
  mails: {
    list: 'Opened mails',
    get: 'Opened a mail',
    server: 'Opened the state of the mail server',
  },
  notes: { list: 'Notes opened' },
  organisations: {
    list: 'Organisations opened',
    get: 'Organisation opened',
    logo: 'Logo opened',
  },
  outbox: { list: 'Outbox opened' },
  people: { list: 'List of people opened', get: 'Person opened' },
  profile: {
    get: 'Own profile opened',
    picture: 'Own picture opened',
    file: 'Own file opened',
  },
  reference: {
    organisations: 'Choice of organisations opened',
    counselors: 'Choice of counselors opened',
    trajectoryStates: 'Choice of states opened',
    workingAreas: 'Choice of working areas opened',
    studyLevels: 'Choice of levels opened',
    studies: 'Choice of studies opened',
    fileTypes: 'Choice of kinds of documents opened',
    fileActions: 'Choice of actions opened',
    items: 'List of choices in administration opened',
  },
  rights: {
    erasure: 'Erasing of a person prepared',
    retention: 'Retention periods opened',
    keptInvoices: 'Kept invoices opened',
  },
  studies: { list: 'Studies opened' },
  surveys: { list: 'Surveys opened' },
  surveyTemplates: {
    list: 'Survey templates opened',
    get: 'Survey template opened',
  },
  tests: { list: 'Tests opened' },
  trajectories: { list: 'List of trajectories opened' },
} satisfies Texts<typeof nl>;
