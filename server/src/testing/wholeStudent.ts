import type { World } from '../platform/program/world.ts';
import { aBadge } from './badges.ts';
import { aStoredFile } from './documents.ts';
import { anAccount, type idIn } from './factories.ts';
import { ownerDb } from './ownerDb.ts';
import { aPortfolio } from './portfolios.ts';
import { aGroup, aRound, aSchool, someEvidence } from './school.ts';
import { aTarget } from './target.ts';

type Somebody = Parameters<typeof idIn>[0];

/** A student with a portfolio whom somebody evaluates; under the names that paths use. */
export async function aWholeStudent(world: World, organisation: { id: number }, word: string) {
  const db = ownerDb(world);
  const student = await anAccount(db, { first_name: word, in: [['student', organisation]] });
  const school = await aSchool(db, organisation, 0, `${word} ${student.id}`);
  await school.enrol(student);
  const evaluator = await anAccount(db, { first_name: word, in: [['evaluator', organisation]] });
  const { id: evaluationId } = await school.ask(student, evaluator, 'teacher');
  const name = `${word} ${student.id}`;
  const group = await aGroup(db, school, { name, teachers: [evaluator], students: [student] });
  const picture_file_id = await aStoredFile(world, organisation, `${word}.png`);
  await db.insertInto('profiles').values({ person_id: student.id, picture_file_id }).execute();
  const file_id = await aStoredFile(world, organisation, `${word}.png`);
  await db.insertInto('profile_files').values({ person_id: student.id, file_id }).execute();
  const shown = { title: word, url: word, what: word, how: word, learned: word };
  const given = { ...shown, file_id: await aStoredFile(world, organisation, `${word}.png`) };
  return {
    studentId: student.id,
    evidenceId: await someEvidence(db, school, { student, given }),
    targetId: await aTarget(db, school, { student, period: word }),
    portfolioId: await aPortfolio(world, school, { student_id: student.id, word }),
    badgeId: await aBadge(db, school, student, word),
    uploadId: await anUpload(world, { person_id: student.id, name: `${word}.mp4` }, organisation),
    evaluationId,
    groupId: group.id,
    groupPersonId: student.id,
    roundId: await aRound(db, school, { student, evaluator, message: word }),
    diplomaId: school.diploma_id,
    portfolioFileId: file_id,
    ...(await askByMail(world, { student, school, organisation, word })),
  };
}

type Begun = { person_id: number; name: string };

/** Of which nothing has come yet. */
async function anUpload(world: World, begun: Begun, { id: organisation_id }: { id: number }) {
  const row = { ...begun, organisation_id, size: 10, begun_at: new Date() };
  const { id } = await ownerDb(world)
    .insertInto('uploads')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type ByMail = {
  student: Somebody;
  school: Awaited<ReturnType<typeof aSchool>>;
  organisation: { id: number };
  word: string;
};

/** A mentor without an account, and the token of their mail. */
async function askByMail(world: World, { student, school, organisation, word }: ByMail) {
  const db = ownerDb(world);
  const mentor = await anAccount(db, {
    first_name: word,
    password_hash: null,
    in: [['evaluator', organisation]],
  });
  const { id: askedId } = await school.ask(student, mentor, 'mentor');
  const link = { person_id: mentor.id, minutes: 60 };
  return { askedId, evaluateToken: await world.links.create(db, 'evaluate', link) };
}
