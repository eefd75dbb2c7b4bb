import { IconCircleCheck, IconClockOff } from '@tabler/icons-react';
import type { AskedEvaluation, EvaluationPage } from '@traject/contract/evaluationLinks';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { logoBehind } from '../../platform/logoBehind.ts';
import { isGone } from '../../platform/serverMessage.ts';
import { Stack } from '../../ui/layout.tsx';
import sheet from '../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { SheetInvalid } from '../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../ui/sheet/SheetLoading.tsx';
import classes from './evaluate.module.css';
import { LeftBehind } from './LeftBehind.tsx';
import { StudentSection } from './StudentSection.tsx';
import { useEvaluationPage } from './useEvaluationPage.ts';

type Props = { token: string };

/** All that is asked of an evaluator who answers from the mail, on one page. */
export function EvaluatePage({ token }: Props) {
  const { t } = useTranslation();
  const { state, show, put, retry } = useEvaluationPage(token);
  if (state.step === 'loading') return <SheetLoading what="page" />;
  if (state.step === 'open')
    return <Asked token={token} page={state.page} onPage={show} onSaved={put} />;
  if (!isGone(state.error)) return <SheetInvalid error={state.error} onRetry={retry} />;
  return (
    <Sheet
      icon={IconClockOff}
      title={t('evaluation_page.dead.title')}
      intro={t('evaluation_page.dead.text')}
    >
      <LeftBehind token={token} shown={[]} />
    </Sheet>
  );
}

type AskedProps = Props & {
  page: EvaluationPage;
  onPage: (page: EvaluationPage) => void;
  onSaved: (saved: AskedEvaluation) => void;
};

function Asked({ token, page, onPage, onSaved }: AskedProps) {
  const { t } = useTranslation();
  const [handed, setHanded] = useState('');
  const { evaluations, organisation, evaluator } = page;
  const said = (
    <p role="status" className={classes.handed}>
      {handed}
    </p>
  );
  if (evaluations.length === 0)
    return (
      <Sheet
        icon={IconCircleCheck}
        over={organisation.name}
        title={t('evaluation_page.nothing.title')}
        intro={t('evaluation_page.nothing.text')}
      >
        {said}
        <LeftBehind token={token} shown={[]} />
      </Sheet>
    );
  const students = byStudent(evaluations);
  const onHanded = (next: EvaluationPage, email: string) => {
    setHanded(t('evaluation_page.hand.done', { email }));
    onPage(next);
  };
  return (
    <Sheet
      logo={logoBehind(token, organisation)}
      over={organisation.name}
      title={t('evaluation_page.title')}
      intro={t('evaluation_page.hello', { name: evaluator.name })}
    >
      {said}
      <LeftBehind token={token} shown={evaluations} />
      <Progress evaluations={evaluations} />
      <Stack gap={40}>
        {students.map((asked) => (
          <StudentSection
            key={asked[0]?.student.id}
            token={token}
            organisation={organisation.name}
            evaluations={asked}
            onSaved={onSaved}
            onHanded={onHanded}
          />
        ))}
      </Stack>
      <Thanks evaluations={evaluations} />
    </Sheet>
  );
}

/** In the order of the page. */
const byStudent = (evaluations: AskedEvaluation[]) =>
  [...new Set(evaluations.map(({ student }) => student.id))].map((id) =>
    evaluations.filter(({ student }) => student.id === id),
  );

type ListProps = { evaluations: AskedEvaluation[] };

const isDone = ({ done_at }: AskedEvaluation) => done_at !== null;

/** Stays in sight while the page is gone through. */
function Progress({ evaluations }: ListProps) {
  const { t } = useTranslation();
  const total = evaluations.length;
  const done = evaluations.filter(isDone).length;
  const words = t('evaluation_page.progress', { done, total });
  return (
    <div className={classes.progress}>
      <p role="status">{words}</p>
      <progress value={done} max={total} aria-label={words} />
    </div>
  );
}

function Thanks({ evaluations }: ListProps) {
  const { t } = useTranslation();
  if (!evaluations.every(isDone)) return null;
  const names = [...new Set(evaluations.map(({ student }) => student.name))];
  const students = names.join(', ');
  return (
    <section className={`${sheet.card} ${classes.thanks}`} role="status">
      <h2>{t('evaluation_page.thanks.title')}</h2>
      <p>{t('evaluation_page.thanks.text', { students })}</p>
    </section>
  );
}
