import { Button } from '@mantine/core';
import {
  type Icon,
  IconArrowRight,
  IconClipboardCheck,
  IconMail,
  IconSchool,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getConfig } from '../../platform/config.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { home } from '../../platform/paths.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './pages.module.css';

const choice = `${layout.card} ${classes.choice}`;

export function HomePage() {
  const { t } = useTranslation();
  usePageTitle(t('homepage.title'));
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('homepage.title')}</h1>
      <p className={classes.intro}>{t('homepage.intro')}</p>
      <div className={classes.choices}>
        <Link to={home} className={choice}>
          <Choice icon={IconClipboardCheck} who="evaluator" />
        </Link>
        <StudentDoor />
      </div>
      <Row as="p" gap={14} wrap className={`${classes.text} ${classes.below}`}>
        {t('homepage.staff')}
        <Button variant="default" renderRoot={(props) => <Link to="/auth" {...props} />}>
          {t('auth.sign_in.submit')}
        </Button>
      </Row>
      <Row as="p" align="top" className={`${classes.text} ${classes.below}`}>
        <IconMail size={18} stroke={1.75} aria-hidden />
        {t('homepage.mail')}
      </Row>
    </div>
  );
}

/** Students sign in here, unless the installation sends them to a portfolio elsewhere. */
function StudentDoor() {
  const { t } = useTranslation();
  const elsewhere = getConfig().student_url;
  if (!elsewhere)
    return (
      <Link to={home} className={choice}>
        <Choice icon={IconSchool} who="student" />
      </Link>
    );
  return (
    <a href={t('homepage.student_url', { address: elsewhere })} className={choice}>
      <Choice icon={IconSchool} who="student" go={t('homepage.student.elsewhere')} />
    </a>
  );
}

type ChoiceProps = { icon: Icon; who: 'evaluator' | 'student'; go?: string };

function Choice({ icon: Icon, who, go }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.icon}>
        <Icon size={24} stroke={1.5} aria-hidden />
      </span>
      <span className={text.h2}>{t(`homepage.${who}.title`)}</span>
      <span className={classes.text}>{t(`homepage.${who}.text`)}</span>
      <Row as="span" gap={6} className={classes.go}>
        {go ?? t('auth.sign_in.submit')}
        <IconArrowRight size={16} stroke={2} aria-hidden />
      </Row>
    </>
  );
}
