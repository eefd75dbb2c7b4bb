import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './install.mjs';

/** How many passed, and what failed and why, from the report of Vitest or Playwright. */
export function read(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return report.stats ? ofBrowser(report) : ofUnits(report);
  } catch {
    return { passed: 0, failed: [] };
  }
}

const ofUnits = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(failedIn),
});

/** A file that could not even be loaded has no tests, and says why itself. */
function failedIn({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [inShort(name, 'the file', message)];
  return failed.map((one) => inShort(name, one.fullName, one.failureMessages[0]));
}

const ofBrowser = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: [
    ...suites.flatMap(specsOf).filter(wentWrong).map(inWords),
    ...errors.map(({ message }) => inShort('e2e', 'around the stories', message)),
  ],
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const wentWrong = ({ tests }) => tests.some(({ status }) => /unexpected|flaky/.test(status));
const inWords = ({ file, title, tests }) => {
  const results = tests.flatMap((one) => one.results);
  return inShort(`e2e/${file}`, title, results.find(({ error }) => error)?.error.message);
};

const inShort = (file, title, why = '') =>
  `${relative(root, resolve(root, file))}: ${title}\n${why.slice(0, 1500)}`;
