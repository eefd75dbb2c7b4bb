import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { partyLinks, publicPages } from '@traject/contract/common/endpoint';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, largeGroups } from './vite.chunks.ts';
import { withoutServed } from './vite.contract.ts';
import { pdfFiles } from './vite.pdf.ts';
import { withoutUnused } from './vite.unused.ts';

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

const named = 'assets/[name]-[hash:7].js';
const isLarge = new RegExp(`/(${largeGroups.join('|')})-`);

/**
 * What a page or a dialog asks for ahead of time: its styles and the large files. To name every
 * small one as well would cost each visitor a kilobyte at sign-in.
 */
const worthNaming = (_: string, files: string[]) =>
  files.filter((file) => file.endsWith('.css') || isLarge.test(file)).sort();

/** The names of the routes are there for the types; the router itself wants a list of paths. */
function shortRouteTree(): Plugin {
  return {
    name: 'short-route-tree',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id.includes('/src/routes/'))
        return code.replace(/createFileRoute\((['"])[^'"]*\1\)/, 'createFileRoute()');
      if (!id.endsWith('routeTree.gen.ts')) return undefined;
      const paths = code.replaceAll(/id: ('[^']*'),(\s*path: \1,)/g, '$2');
      return paths.replace(/Children = \{([^}]*)\};/g, (_, children: string) => {
        const routes = children.replaceAll(/\w+:\s+(\w+),/g, '$1,');
        return `Children = [${routes}];`;
      });
    },
  };
}

/** Which features a wing has is for the build alone. */
function shortWings(): Plugin {
  return {
    name: 'short-wings',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      /\/\w*[wW]ings?\.ts$/.test(id) ? code.replaceAll(/features: \[[^\]]*\],/g, '') : undefined,
  };
}

/** The palettes of Mantine that our theme has no colours for. */
const unusedColors = {
  postcssPlugin: 'unused-colors',
  Declaration(declaration: { prop: string; remove: () => void }) {
    if (/^--mantine-color-(cyan|grape|indigo|lime|pink|yellow)-/.test(declaration.prop))
      declaration.remove();
  },
};

/** While developing, the pages behind a link are the other page, as the server has it. */
function linkPages(): Plugin {
  const isLink = new RegExp(`^/(${partyLinks.join('|')})/[^/]+$`);
  const isPublic = new RegExp(`^/(${publicPages.join('|')})(/|$)`);
  const isMine = /^\/mine(\/|$)/;
  return {
    name: 'link-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (isLink.test(path) || isPublic.test(path)) request.url = '/link.html';
        if (isMine.test(path)) request.url = '/mine.html';
        next();
      });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    process.env.VITEST
      ? []
      : [
          routes,
          shortRouteTree(),
          shortWings(),
          withoutUnused(),
          withoutServed(),
          pdfFiles(),
          linkPages(),
        ],
    react(),
  ],
  // React has had this hook itself since 18; the stand-in for older ones stays out.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { postcss: { plugins: [unusedColors] } },
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
        chunkFileNames: ({ name }) => (largeGroups.includes(name) ? named : 'assets/[hash:7].js'),
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
});
