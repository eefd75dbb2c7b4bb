import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';

const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // What a page loads comes with the page; a visitor of sign-in pays for sign-in only.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: `${import.meta.dirname}/src/routes`,
  generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
  addExtensions: true,
  quoteStyle: 'single',
  semicolons: true,
});

const initial = { tags: ['$initial' as const] };

/** What not every page has; it comes with the first tip, dialog or form. */
const tips =
  /@floating-ui|\/utils\/Floating\/|\/components\/Tooltip\/|\/ui\/(IconButton|InfoTip|RowActions)\./;
const dialogs = new RegExp(
  [
    '/components/(Modal|ModalBase|Overlay|FocusTrap|Portal|Paper)/',
    '/use-(focus-trap|focus-return)/',
    'react-remove-scroll|use-sidecar|use-callback-ref|tslib',
    '/ui/(dialogs?|use(Escape|ReturnFocus|ScrollStop))\\.',
  ].join('|'),
  'i',
);
const forms = new RegExp(
  [
    '@mantine/form|klona|fast-deep-equal',
    '/components/(Select|Combobox|Popover|ScrollArea|Textarea|SegmentedControl)/',
    '/components/FloatingIndicator/|/use-(debounced-callback|long-press|mutation-observer)/',
    '/ui/(forms|form|FormDialog|SegmentField|Choice|Wizard\\w*|FileDrop|ChosenFile|DropZone)\\.',
    '/platform/use(RecordForm|Differences|Upload)\\.',
  ].join('|'),
);
/** What a form in a page has as well, without a dialog or a list to choose from. */
const fields = new RegExp(
  [
    '/components/Checkbox/|/utils/(InlineInput|InputsGroupFieldset)/',
    '/ui/(boxes|ConflictCallout)\\.|/platform/useConflict\\.',
  ].join('|'),
);
/** What an old phone behind a link from a mail loads; nothing may come along with it. */
const shell = /\/shell\/PublicShell\.|\/platform\/(usePageTitle|checkForm)\./;
const link = /\/ui\/sheet\/Sheet/;
const survey = /\/contract\/src\/common\/survey|\/ui\/ConfirmProvider\.|\/platform\/draft\./;
const files = new RegExp(
  [
    '/contract/src/approvals\\.',
    '/platform/transfer\\.',
    '/ui/(fileIcon|fileRules|viewer/(Viewer|viewKind))\\.',
    '/Icon(Download|Eye)\\.mjs',
  ].join('|'),
);
/** What these pages and those of staff both have. */
const both = /\/platform\/(format|serverMessage)\.|\/Icon(ArrowLeft|Check|Refresh|X)\.mjs/;
/** What sign-in and the pages after it have in common; the dashboard needs no field to be painted. */
const basics = /\/platform\/useSave\.|\/ui\/Callout\.|\/(use-id|use-uncontrolled|IconMail)\.mjs/;
/** What the panels of a trajectory share with their dialogs; no list needs it. */
const panels =
  'applications|clients|dashboard|documents|experience|invoices|notes|reviews|studies|surveys|tests';
const desk = new RegExp(
  [
    `/contract/src/(${panels})\\.`,
    `/features/(${panels})/(?!template\\.)[\\w.]+\\.(api\\.ts|module\\.css)`,
  ].join('|'),
);
/** For who writes a template and who fills one in; neither is a page that opens first. */
const templates =
  /\/contract\/src\/(\w+Templates|common\/(templateFields|standardTags))\.|surveyTemplates\.api\./;
/** What the pages about one student share; no list of students needs it. */
const school = new RegExp(
  [
    '/contract/src/diplomas\\.',
    '/features/evaluations/((evaluation|workProcesses)\\.api|WithStudent|LevelMark|levels)',
    '/features/evaluations/(chart|score|student)/\\w+\\.module\\.css',
  ].join('|'),
);
/** What a list is searched with; the dashboard has none. */
const finders = /\/ui\/(SearchBox|FilterSelect)\./;
/** What the pages of administrators share, and how they look. */
const offices = 'diplomas|events|imports|organisations|people|reference';
const admin = new RegExp(
  [
    '/contract/src/(events|imports|organisations|people)\\.',
    '/platform/(administered|useArchive)\\.|/ui/KeptTable\\.',
    `/features/(${offices})/\\w+\\.module\\.css`,
  ].join('|'),
);
/** Each of these pages has its own parts; what its dialogs share is no matter of others. */
const pages = new RegExp(`/features/(profile|evaluations/\\w+|${offices})/`);
const picture =
  /\/ui\/(PersonPlaceholder|picture\/(Picture\.|picture(Store|\.module)|usePicture\.))/;
const auth = /\/features\/auth\//;
const words = /\.(nl|en)\.ts|\/texts\//;
const isLater = (id: string) =>
  [
    tips,
    dialogs,
    forms,
    fields,
    desk,
    templates,
    school,
    finders,
    admin,
    picture,
    pages,
    auth,
    words,
  ].some((parts) => parts.test(id));

/**
 * Few files where the default makes fifty: they compress better and need fewer round trips. Each
 * group takes along what it needs; so what many staff pages share stays out of the sign-in page.
 */
const chunkGroups = [
  { ...initial, name: 'start', test: /node_modules/, priority: 9 },
  { ...initial, name: 'app', test: /\/(contract|web)\/src\/(?!main)/, priority: 8 },
  { name: 'shell', test: shell, priority: 7 },
  { name: 'link', test: link, priority: 6 },
  { name: 'both', test: both, priority: 7 },
  { name: 'survey', test: survey, minShareCount: 2, priority: 7 },
  { name: 'files', test: files, priority: 6 },
  { name: 'basics', test: basics, priority: 6 },
  { name: 'visitor', test: /\/auth\/SignIn\.tsx/, priority: 5 },
  { name: 'staff', test: (id: string) => !isLater(id), minShareCount: 4, priority: 4 },
  { name: 'finders', test: finders, minShareCount: 2, priority: 3.5 },
  { name: 'picture', test: picture, minShareCount: 2, priority: 3.5 },
  { name: 'tips', test: tips, minShareCount: 2, priority: 3 },
  { name: 'templates', test: templates, minShareCount: 2, priority: 3 },
  { name: 'school', test: school, priority: 3 },
  { name: 'admin', test: admin, priority: 3 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 3 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 3 },
  { name: 'dialogs', test: dialogs, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
];

const named = 'assets/[name]-[hash].js';
const isGroupName = (name: string) => chunkGroups.some((group) => group.name === name);
const isGroup = new RegExp(`/(${chunkGroups.map(({ name }) => name).join('|')})-`);

/**
 * What a page or a dialog asks for ahead of time: its styles and the large files. To name every
 * small one as well would cost each visitor a kilobyte at sign-in.
 */
const worthNaming = (_: string, files: string[]) =>
  files.filter((file) => file.endsWith('.css') || isGroup.test(file)).sort();

/** The names of the routes are there for the types; the router itself wants a list. */
function shortRouteTree(): Plugin {
  return {
    name: 'short-route-tree',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('routeTree.gen.ts')) return undefined;
      return code.replace(/Children = \{([^}]*)\};/g, (_, children: string) => {
        const routes = children.replaceAll(/\w+:\s+(\w+),/g, '$1,');
        return `Children = [${routes}];`;
      });
    },
  };
}

/** What pdf.js fetches by name: its worker, and readers of scans that need no WebAssembly. */
function pdfFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = `assets/pdfjs-${version}/`;
  const sources: Record<string, string> = {
    'pdf.worker.js': 'legacy/build/pdf.worker.min.mjs',
    'jbig2_nowasm_fallback.js': 'wasm/jbig2_nowasm_fallback.js',
    'openjpeg_nowasm_fallback.js': 'wasm/openjpeg_nowasm_fallback.js',
  };
  const read = (source: string) => readFileSync(join(dirname(manifest), source));
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const [name, source] of Object.entries(sources))
        this.emitFile({ type: 'asset', fileName: folder + name, source: read(source) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, ({ url = '' }, answer, next) => {
        const source = sources[url.slice(1).split('?')[0] ?? ''];
        if (!source) return next();
        answer.setHeader('Content-Type', 'text/javascript').end(read(source));
      });
    },
  };
}

/**
 * What the libraries bring along and nothing here uses, a kilobyte each at sign-in: colours of which
 * our theme has its own, and lists that load more as one scrolls.
 */
const unused = {
  '/MantineProvider/default-colors.mjs': `const none = Array(10).fill('#000000');
    export const DEFAULT_COLORS = { dark: none, gray: none, red: none, blue: none };`,
  '/query-core/build/modern/infiniteQueryBehavior.js': `const no = () => undefined;
    export { no as infiniteQueryBehavior, no as hasNextPage, no as hasPreviousPage };`,
};

function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    transform: (_, id) => Object.entries(unused).find(([end]) => id.endsWith(end))?.[1],
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    process.env.VITEST ? [] : [routes, shortRouteTree(), withoutUnused(), pdfFiles()],
    react(),
  ],
  // React has had this hook itself since 18; the stand-in for older ones stays out.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: { proxy: { '/api': server, '/static': server } },
  // The content security policy allows no inline script and no data: address.
  build: {
    modulePreload: { polyfill: false, resolveDependencies: worthNaming },
    assetsInlineLimit: 0,
    // pdf.js, which comes with the first pdf.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every visitor reads the names of all files; most need none.
        chunkFileNames: ({ name }) => (isGroupName(name) ? named : 'assets/[hash].js'),
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
});
