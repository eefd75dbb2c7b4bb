const words = 'contract/src/common/eventWords/trajectory';
const route = 'web/src/routes/_app/trajectories.$trajectoryId.tsx';
const sorted = true;

const acts = {
  nl: `    things: {
      create: '«Ding» toegevoegd',
      update: '«Ding» gewijzigd',
      remove: '«Ding» verwijderd',
      list: '«Dingen» geopend',
    },`,
  en: `    things: {
      create: '«Thing» added',
      update: '«Thing» changed',
      remove: '«Thing» deleted',
      list: '«Things» opened',
    },`,
};

const plainRecord = `  thingId: {
    table: 'the_things',
    values: (word: string): Values => ({ title: word, date: '2026-10-26' }),
  },`;

/**
 * The lists that have lines for each kind of record. A line is put beside that of `tests`, which
 * is the same unless `beside` says otherwise.
 */
export const lists = [
  { file: 'contract/src/index.ts', line: "import { thingsApi } from './things.ts';" },
  { file: 'contract/src/index.ts', line: '  things: thingsApi,', sorted },
  { file: 'contract/src/dashboard.ts', line: "import { thing } from './things.ts';" },
  { file: 'contract/src/dashboard.ts', line: '  the_things: z.array(thing),' },
  { file: 'contract/src/common/recordTypes.ts', line: "  'the_thing'," },
  { file: `${words}.nl.ts`, line: acts.nl },
  { file: `${words}.nl.ts`, line: "    the_thing: '«Ding»'," },
  { file: `${words}.nl.ts`, line: "    the_things: '«Dingen»'," },
  { file: `${words}.en.ts`, line: acts.en },
  { file: `${words}.en.ts`, line: "    the_thing: '«Thing»'," },
  { file: `${words}.en.ts`, line: "    the_things: '«Things»'," },
  {
    file: 'server/src/app.ts',
    line: "import { thingsRoutes } from './features/things/things.routes.ts';",
  },
  { file: 'server/src/app.ts', line: '  thingsRoutes(serve, world);', sorted },
  {
    file: 'server/src/features/dashboard/dashboard.routes.ts',
    line: "import { listThings } from '../things/things.service.ts';",
  },
  {
    file: 'server/src/features/dashboard/dashboard.routes.ts',
    line: '    the_things: listThings(db, id),',
  },
  {
    file: 'server/src/features/rights/trajectoryRows.ts',
    line: "  the_things: of('the_things'),",
  },
  {
    file: 'server/src/testing/plainRecords.ts',
    line: plainRecord,
    beside: 'const plainRecords = {',
  },
  {
    file: 'web/src/texts.ts',
    line: "  the_things: In<typeof import('./features/things/things.nl.ts')>;",
    sorted,
  },
  { file: 'web/src/deskWing.ts', line: "    'things',", within: 'export const desk = {', sorted },
  { file: 'web/src/deskWing.ts', line: "    'the_things',", within: "'dossier',", sorted },
  { file: route, line: "import { ThingsPanel } from '../../features/things/ThingsPanel.tsx';" },
  { file: route, line: '        the_things: <ThingsPanel trajectoryId={trajectoryId} />,' },
  { file: 'e2e/dashboard.spec.ts', line: "    '«Dingen»',", beside: "    'Testen'," },
];
