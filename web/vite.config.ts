import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
const tips = /@floating-ui|\/components\/Tooltip\/|\/ui\/(IconButton|RowActions)\./;
const dialogs = /\/components\/(Modal|ModalBase|Overlay)\/|react-remove-scroll|\/ui\/dialogs?\./i;
const forms = new RegExp(
  [
    '@mantine/form',
    '/components/(Select|Combobox|Popover|ScrollArea|Textarea|Checkbox)/',
    '/ui/(forms|form|FormDialog|Choice|Wizard\\w*|FileDrop|ChosenFile|DropZone)\\.',
    '/platform/useRecordForm',
  ].join('|'),
);
const isLater = (id: string) => [tips, dialogs, forms].some((parts) => parts.test(id));

/**
 * Few files where the default makes fifty: they compress better and need fewer round trips. Each
 * group takes along what it needs; so what many staff pages share stays out of the sign-in page.
 */
const chunkGroups = [
  { ...initial, name: 'start', test: /node_modules/, priority: 7 },
  { ...initial, name: 'app', test: /\/(contract|web)\/src\/(?!main)/, priority: 6 },
  { name: 'visitor', test: /\/(auth\/SignIn|shell\/PublicShell)\.tsx/, priority: 5 },
  { name: 'staff', test: (id: string) => !isLater(id), minShareCount: 4, priority: 4 },
  { name: 'tips', test: tips, minShareCount: 2, priority: 3 },
  { name: 'dialogs', test: dialogs, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [process.env.VITEST ? [] : routes, react()],
  // React has had this hook itself since 18; the stand-in for older ones stays out.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: { proxy: { '/api': server, '/static': server } },
  // The content security policy allows no inline script and no data: address.
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
