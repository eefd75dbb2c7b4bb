import type { AskedEvaluation, EvaluationPage } from '@traject/contract/evaluationLinks';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import sheet from '../../ui/sheet/Sheet.module.css';
import { AboutStudent } from './AboutStudent.tsx';
import classes from './evaluate.module.css';
import { HandOver } from './HandOver.tsx';
import { ProcessCard } from './ProcessCard.tsx';

type Props = {
  token: string;
  organisation: string;
  /** Of one student. */
  evaluations: AskedEvaluation[];
  onSaved: (saved: AskedEvaluation) => void;
  onHanded: (page: EvaluationPage, email: string) => void;
};

export function StudentSection({ token, organisation, evaluations, onSaved, onHanded }: Props) {
  const { t } = useTranslation();
  const [first] = evaluations;
  if (!first) return null;
  const { student } = first;
  const roles = [...new Set(evaluations.map(({ role }) => role))];
  const waiting = evaluations.filter(({ done_at }) => done_at === null);
  const [until] = waiting.map(({ expires_at }) => expires_at).sort();
  const headingId = `student-${student.id}`;
  return (
    <section aria-labelledby={headingId} className={classes.student}>
      <h2 id={headingId}>{student.name}</h2>
      <p className={sheet.words}>
        <Askers organisation={organisation} evaluations={evaluations} />{' '}
        {roles.map((role) => t(`evaluation_page.role.${role}`)).join(' ')}{' '}
        {until && t('evaluation_page.until', { date: formatDate(until) })}
      </p>
      <Messages evaluations={evaluations} />
      <AboutStudent token={token} evaluations={evaluations} />
      <Stack gap={20} className={classes.cards}>
        {evaluations.map((asked) => (
          <ProcessCard key={asked.id} token={token} asked={asked} onSaved={onSaved} />
        ))}
      </Stack>
      {waiting.length > 0 && <HandOver token={token} waiting={waiting} onHanded={onHanded} />}
    </section>
  );
}

type AskersProps = Pick<Props, 'organisation' | 'evaluations'>;

function Askers({ organisation, evaluations }: AskersProps) {
  const { t } = useTranslation();
  const names = [...new Set(evaluations.flatMap(({ asker }) => asker?.name ?? []))];
  const student = evaluations[0]?.student.name;
  if (names.length === 0) return t('evaluation_page.asks_nobody', { organisation, student });
  const asker = names.join(', ');
  return t('evaluation_page.asks', { asker, student });
}

/** What the askers wrote, each once. */
function Messages({ evaluations }: Pick<Props, 'evaluations'>) {
  const messages = new Set(evaluations.flatMap(({ message }) => message || []));
  return [...messages].map((message) => (
    <blockquote key={message} className={classes.message}>
      {message}
    </blockquote>
  ));
}
