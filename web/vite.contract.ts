import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What only the server reads of a call. The screens know where it goes, and what is uploaded with it. */
const served = new Set([
  ...['about', 'access', 'afterUse', 'body', 'change', 'fromReplica', 'input', 'limits', 'link'],
  ...['madeAnew', 'params', 'party', 'published', 'query', 'record', 'recorded', 'response'],
  ...['secret', 'summary', 'words'],
]);
const definesCall = new Set(['method', 'path', 'recorded', 'summary']);

type Part = ESTree.ObjectExpression['properties'][number];
const nameOf = (part: Part) =>
  part.type === 'Property' && part.key.type === 'Identifier' ? part.key.name : '';

/** The shapes of what is sent and answered; the types keep them, and a form names its own. */
function servedIn(program: ESTree.Program) {
  const found: Part[] = [];
  const shapes = new Set<unknown>();
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const maker = callee.type === 'MemberExpression' ? callee.object : callee;
      if (maker.type === 'Identifier' && maker.name === 'z')
        for (const one of given) shapes.add(one);
    },
    ObjectExpression(node) {
      const isCall = node.properties.some((part) => definesCall.has(nameOf(part)));
      if (isCall && !shapes.has(node))
        found.push(...node.properties.filter((part) => served.has(nameOf(part))));
    },
  }).visit(program);
  return found;
}

/** What is made at the top of a file, and can go when nothing in the browser uses it. */
const madeIn = (body: ESTree.Program['body']) =>
  body
    .map((line) => (line.type === 'ExportNamedDeclaration' ? line.declaration : line))
    .flatMap((line) => (line?.type === 'VariableDeclaration' ? line.declarations : []))
    .flatMap(({ init }) => init ?? [])
    .filter(({ type }) => type === 'CallExpression' || /^(Object|TSAs)Expression$/.test(type));

function shortened(code: string) {
  const { program } = parseSync('contract.ts', code);
  const edits = madeIn(program.body).flatMap(({ start, end }) => [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]);
  for (const { start, end } of servedIn(program)) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    edits.push({ start, end: end + comma, text: '' });
  }
  let [short, at] = ['', 0];
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    short += code.slice(at, start) + text;
    at = end;
  }
  return short + code.slice(at);
}

/** No page loads what only the server needs to know of the calls. */
export function withoutServed(): Plugin {
  return {
    name: 'without-served',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (/\/web\/src\/.*\.tsx?$/.test(id)) return refuse(code, id);
      return id.includes('/contract/src/') ? shortened(code) : undefined;
    },
  };
}

/** A type may speak of them, a screen would find nothing. */
function refuse(code: string, id: string) {
  const read = /(?<!typeof )(\b\w*[aA]pi|\w\])(\.\w+)+\.(body|params|query|response)\b/.exec(
    code,
  )?.[0];
  if (read) throw new Error(`${id}: ${read} is not in the browser; import the shape itself.`);
  return undefined;
}
