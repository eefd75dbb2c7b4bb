import { editionIn, headsIn, type Qualification } from './dossierHead.ts';
import {
  bodyOf,
  codeIn,
  endsText,
  type Heading,
  headingOf,
  type Line,
  paragraphs,
} from './dossierLines.ts';

type Process = { code: string; title: string } & Record<Heading, string>;
type Task = { code: string; title: string; work_processes: Process[] };
export type Dossier = { qualifications: (Qualification & { core_tasks: Task[] })[] };

/**
 * A qualification dossier as it is published: a part that all its qualifications share (B1-K1 …) and
 * a part of each (P1-K1 …). Where a code stands in the contents, nothing is told of it; it counts
 * where its text follows.
 */
export function readDossier(lines: Line[]): Dossier {
  const body = bodyOf(lines).map(({ text }) => text);
  const tasks = tasksIn(body);
  const edition = editionIn(lines.map(({ text }) => text));
  const qualifications = headsIn(body, edition).map((head) => ({
    ...head,
    core_tasks: tasks.filter(({ code }) => /^B/.test(code) || partOf(code) === head.part),
  }));
  return { qualifications: qualifications.filter(({ core_tasks }) => core_tasks.length > 0) };
}

const partOf = (code: string) => code.slice(0, code.indexOf('-'));

type Section = ReturnType<typeof codeIn> & { lines: string[] };

function tasksIn(body: string[]): Task[] {
  const sections: Section[] = [];
  for (const text of body) {
    const found = codeIn(text);
    if (found) sections.push({ ...found, lines: [] });
    else sections.at(-1)?.lines.push(text);
  }
  const told = sections.filter(({ isProcess, lines }) => isProcess && lines.some(isTold));
  const processes = new Map(told.map((section) => [section.code, section]));
  const byTask = Map.groupBy(processes.values(), ({ task }) => task);
  return [...byTask].map(([code, members]) => ({
    code,
    title: titleOfTask(sections.filter((one) => one.code === code)) || code,
    work_processes: members.map(processOf),
  }));
}

const isTold = (text: string) => headingOf(text) === 'description';

/** Where its text begins below it, its title may go on over some lines; elsewhere it may be cut. */
function titleOfTask(sections: Section[]) {
  const whole = sections.flatMap(({ title, lines }) => {
    const text = lines.slice(0, longestTitle).findIndex(endsText);
    return text < 0 ? [] : [[title, ...lines.slice(0, text)].join(' ')];
  });
  return whole[0] ?? sections.map(({ title }) => title).find(Boolean) ?? '';
}

/** In lines below the first. */
const longestTitle = 4;

function processOf({ code, title, lines }: Section): Process {
  const said: Record<Heading, string[]> = { description: [], result: [], behaviour: [] };
  const rest: string[] = [];
  let at: string[] | undefined = rest;
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) at = said[heading];
    else if (at !== rest && endsText(line)) at = undefined;
    else at?.push(line);
  }
  return {
    code,
    title: [title, ...rest].join(' ').trim() || code,
    description: paragraphs(said.description),
    result: paragraphs(said.result),
    behaviour: paragraphs(said.behaviour),
  };
}
