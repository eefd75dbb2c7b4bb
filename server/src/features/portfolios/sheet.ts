import { type Language, locales } from '@traject/contract/common/languages';
import type { Letterhead, Logo } from '../../platform/pdf/letter.ts';
import { printable } from '../../platform/pdf/printable.ts';
import { wallClock } from '../../platform/program/amsterdam.ts';
import { fill } from '../../platform/texts/texts.ts';
import { texts } from '../../texts.ts';
import type { Answer, Contents, Piece, Process } from './contents.ts';

type Cell = { level: number; text: string };

/** What `portfolio.typ` prints. */
export type PortfolioSheet = {
  title: string;
  language: Language;
  organisation: Letterhead;
  /** What stands for a character that no font has. */
  stand_in: string;
  words: Record<string, string>;
  student: string;
  diploma: string;
  /** Nothing in a draft. */
  seal: { line: string; code: string; address: string } | null;
  draft: string;
  chart: { alt: string; bars: { number: string; level: number }[] };
  tasks: {
    title: string;
    processes: {
      number: string;
      title: string;
      counted: { cell: Cell; date: string; role: string };
      answers: { cell: Cell; date: string; who: string; counts: boolean; remark: string }[];
      evidence: {
        title: string;
        date: string;
        lines: { label: string; text: string }[];
        hash: string;
        seen: string;
      }[];
    }[];
  }[];
};

/** Longer words may be broken, so that nothing leaves the page. */
const longest = 40;
const plain = (text: string) => printable(text, longest);

export type Printed = {
  contents: Contents;
  logo: Logo | undefined;
  /** Nothing for a draft, which is of `now`. */
  seal: { code: string; address: string; at: Date; by: string } | null;
  now: Date;
};

export function sheetOf({ contents, logo, seal, now }: Printed): PortfolioSheet {
  const { language, student, diploma, core_tasks } = contents;
  const { title, sealed, draft_note, of, zip: _, ...words } = wordsIn(language);
  const name = `${title} ${fill(of, { name: student })}`;
  const at = (moment: Date) => momentIn(language, moment);
  return {
    ...{ title: plain(name), language, stand_in: '□', words, student: plain(student) },
    organisation: { ...contents.organisation, ...(logo && { logo }) },
    diploma: plain(diplomaIn(language, diploma)),
    seal: seal && {
      line: plain(fill(sealed, { at: at(seal.at), by: seal.by })),
      ...{ code: seal.code, address: seal.address },
    },
    draft: fill(draft_note, { date: at(now) }),
    chart: chartOf(contents),
    tasks: core_tasks.map((task) => ({
      title: plain(task.title),
      processes: task.processes.map((process) => printedProcess(process, language)),
    })),
  };
}

const wordsIn = (language: Language) => texts[language].words.portfolios;

const dayIn = (language: Language, day: string) =>
  day.split('-').reverse().join(locales[language].dateSeparator);

const momentIn = (language: Language, moment: Date) => {
  const [day = '', time = ''] = wallClock(moment).split(' ');
  return `${dayIn(language, day)} ${time.slice(0, 5)}`;
};

export function diplomaIn(
  language: Language,
  { title, level, code, edition }: Contents['diploma'],
) {
  const { crebo, edition: editionOf } = wordsIn(language);
  const known = [
    title,
    level,
    code && fill(crebo, { code }),
    edition && fill(editionOf, { edition }),
  ];
  return known.filter(Boolean).join(', ');
}

const countedIn = ({ answers }: Process) => answers.find(({ counts }) => counts);

function chartOf({ language, core_tasks }: Contents): PortfolioSheet['chart'] {
  const bars = core_tasks.flatMap(({ processes }) =>
    processes.map((process) => ({
      number: process.number,
      level: countedIn(process)?.level ?? 0,
    })),
  );
  const levels = bars.map(({ number, level }) => `${number}: ${level}`).join(', ');
  return { alt: fill(wordsIn(language).chart_alt, { levels }), bars };
}

function printedProcess(process: Process, language: Language) {
  const { none } = wordsIn(language);
  const { roles } = texts[language].words.evaluations;
  const counted = countedIn(process);
  const day = (date: string) => dayIn(language, date);
  return {
    number: plain(process.number),
    title: plain(process.title),
    counted: {
      cell: counted ? cellOf(counted, language) : { level: 0, text: none },
      date: counted ? day(counted.date) : '',
      role: counted ? roles[counted.role] : '',
    },
    answers: process.answers.map((answer) => ({
      cell: cellOf(answer, language),
      date: day(answer.date),
      who: plain(`${answer.evaluator}, ${roles[answer.role].toLowerCase()}`),
      ...{ counts: answer.counts, remark: plain(answer.remark) },
    })),
    evidence: process.evidence.map((piece) => printedPiece(piece, language)),
  };
}

function cellOf({ level, no_level }: Answer, language: Language): Cell {
  const { labels } = texts[language];
  const levels = [labels.starter, labels.advanced, labels.professional];
  if (level === null) return { level: 0, text: no_level ? labels[no_level] : '' };
  return { level, text: levels[Math.min(Math.max(level, 1), 3) - 1] ?? '' };
}

function printedPiece(piece: Piece, language: Language) {
  const words = wordsIn(language);
  const { roles } = texts[language].words.evaluations;
  const said = [
    { label: words.file, text: piece.file?.name ?? '' },
    { label: texts[language].labels.url, text: piece.url },
    ...(['what', 'how', 'learned'] as const).map((part) => ({
      label: words[part],
      text: piece[part],
    })),
  ];
  const names = piece.seen.map(
    ({ evaluator, role }) => `${evaluator} (${roles[role].toLowerCase()})`,
  );
  return {
    title: plain(piece.title),
    date: dayIn(language, piece.date),
    lines: said.filter(({ text }) => text).map(({ label, text }) => ({ label, text: plain(text) })),
    hash: piece.file?.sha256 ?? '',
    seen: names.length > 0 ? plain(fill(words.seen, { names: names.join(', ') })) : '',
  };
}
