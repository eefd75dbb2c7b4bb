import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Evaluation } from '@traject/contract/evaluations';
import type { Portfolio } from '@traject/contract/profile';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelError } from '../../../ui/PanelError.tsx';
import { Picture, usePicture } from '../../../ui/picture/Picture.tsx';
import { Bone } from '../../../ui/RowsSkeleton.tsx';
import text from '../../../ui/text.module.css';
import { portfolioPicture } from '../evaluation.api.ts';
import { diplomaName } from '../names.ts';
import { workProcessesQuery } from '../workProcesses.api.ts';
import classes from './PortfolioIntro.module.css';

type Props = {
  evaluation: Evaluation | undefined;
  portfolio: { data: Portfolio | undefined; isError: boolean; refetch: () => unknown };
};

/** Whom it is about: a picture and a name, and the whole profile for who wants to know more. */
export function PortfolioIntro({ evaluation, portfolio }: Props) {
  const { t } = useTranslation();
  const { data } = portfolio;
  if (!data && portfolio.isError)
    return (
      <div className={classes.card}>
        <PanelError title={t('evaluation.profile_failed')} onRetry={() => portfolio.refetch()} />
      </div>
    );
  return (
    <section
      className={classes.card}
      aria-label={t('evaluation.profile.label', { name: data?.name ?? '' })}
    >
      {data && evaluation ? <Person portfolio={data} evaluation={evaluation} /> : <Bones />}
      {data && <Toggled portfolio={data} />}
    </section>
  );
}

type PersonProps = { portfolio: Portfolio; evaluation: Evaluation };

function Person({ portfolio, evaluation: { id, diploma } }: PersonProps) {
  const { t } = useTranslation();
  const { data: catalogue = [] } = useQuery(workProcessesQuery);
  const address = usePicture(portfolio, portfolioPicture(id));
  const known = catalogue.find((each) => each.diploma.diploma_id === diploma.diploma_id);
  return (
    <div className={classes.person}>
      <Picture person={portfolio} address={address} size={60} />
      <div className={classes.words}>
        <p className={text.h2}>{portfolio.name}</p>
        <p className={classes.diploma}>{known ? diplomaName(known.diploma, t) : diploma.title}</p>
      </div>
    </div>
  );
}

/** Open where there is room; a phone begins with the score. */
function Toggled({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const tableId = useId();
  const [isOpen, setOpen] = useState(() => !window.matchMedia('(max-width: 40em)').matches);
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <div id={tableId} hidden={!isOpen}>
        <FullProfile portfolio={portfolio} />
      </div>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={tableId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {t(isOpen ? 'evaluation.profile.less' : 'evaluation.profile.more')}
      </UnstyledButton>
    </>
  );
}

const Bones = () => (
  <div className={classes.person} aria-hidden>
    <Bone width={60} height={60} />
    <div className={classes.bones}>
      <Bone width={160} height={16} />
      <Bone width={120} />
    </div>
  </div>
);

/** What there is of the profile, as a table. */
function FullProfile({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const { name, email, gender, nationality, education, quote_text } = portfolio;
  const facts = [
    ['gender', gender && t(`profile.gender.${gender}`)],
    ['nationality', nationality],
    ['education', education],
    ['email', email],
    ['quote_text', quote_text && `“${quote_text}”`],
  ] as const;
  return (
    <table className={classes.profile} aria-label={t('evaluation.profile.label', { name })}>
      <tbody>
        {facts.map(
          ([key, value]) =>
            value && (
              <tr key={key}>
                <th scope="row">{t(`profile.labels.${key}`)}</th>
                <td>{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
