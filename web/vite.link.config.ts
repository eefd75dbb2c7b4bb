import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutServed } from './vite.contract.ts';
import { pdfFiles } from './vite.pdf.ts';
import { mineWorker } from './vite.worker.ts';

/**
 * The pages behind a link in a mail, apart from the rest: whoever opens one loads nothing of what
 * staff use, and old phones can read it.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutServed(), pdfFiles(), mineWorker()],
  build: {
    target: ['chrome87', 'safari14', 'firefox78'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // The Dutch texts come along with the page; the others wait to be asked for.
      checks: { ineffectiveDynamicImport: false },
      input: ['link', 'mine'].map((name) => `${import.meta.dirname}/${name}.html`),
      output: {
        chunkFileNames: 'assets/[hash].js',
        entryFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
});
