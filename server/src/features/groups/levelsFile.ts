import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@traject/contract/common/languages';
import type { GroupLevels } from '@traject/contract/groups';
import type { GroupScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { csvAnswer } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/files/files.ts';
import { downloadHeaders } from '../../platform/files/headers.ts';
import { cleanName } from '../../platform/files/names.ts';
import { xlsxOf } from '../../platform/files/xlsx.ts';
import { pdfAnswer } from '../../platform/pdf/answer.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import { findDetails, letterheadOf } from '../organisations/organisations.service.ts';
import { getGroup } from './groups.queries.ts';
import { getLevels } from './levels.queries.ts';
import { sheetOf, wordsOf } from './levelsSheet.ts';

type Call = { db: Db; group: GroupScope; language: Language; user: User };

export async function levelsCsv(world: World, call: Call): Promise<FileAnswer> {
  const { name, rows } = await tableOf(world, call);
  return csvAnswer(rows, name);
}

export async function levelsPdf(world: World, call: Call): Promise<FileAnswer> {
  const { language, db, user } = call;
  const { name, group, levels } = await tableOf(world, call);
  const organisation = letterheadOf(await findDetails(db, group.organisation.id));
  const sheet = sheetOf({ title: name, language, organisation, group, levels });
  return pdfAnswer(await world.pdf.render('levels', sheet, user.account_id), { name });
}

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function levelsXlsx(world: World, call: Call): Promise<FileAnswer> {
  const { name, rows, levels, group } = await tableOf(world, call);
  const widths = [26, 26, ...levels.processes.map(() => 24)];
  const bytes = await buffer(xlsxOf(rows, { name: group.name, widths }));
  const file = cleanName(`${name.replace(/[/\\]/g, '-').slice(0, 100)}.xlsx`);
  return {
    status: 200,
    headers: downloadHeaders({ name: file, mime, size: bytes.length }),
    stream: Readable.from([bytes]),
  };
}

async function tableOf({ clock }: World, { db, user, group: scope, language }: Call) {
  const levels = await getLevels(db, scope, { user, now: clock() });
  const group = await getGroup(db, scope);
  const name = `${group.name} ${group.year}-${group.year + 1} ${today(clock)}`;
  return { name, group, levels, rows: rowsOf(levels, language) };
}

const rowsOf = ({ processes, students }: GroupLevels, language: Language) => [
  [
    texts[language].words.groups.student,
    texts[language].labels.workplace,
    ...processes.map(({ number, title }) => `${number} ${title}`),
  ],
  ...students.map(({ name, workplace, cells }) => [
    name,
    workplace,
    ...cells.map((cell) => wordsOf(cell, language)),
  ]),
];
