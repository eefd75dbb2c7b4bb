import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Evaluation } from '@traject/contract/evaluations';
import type { Portfolio } from '@traject/contract/profile';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import layout from '../../../ui/layout.module.css';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
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

/** Whom it is about: a picture and a name, and the whole profile for those who want to know more. */
export function PortfolioIntro({ evaluation, portfolio }: Props) {
  const { t } = useTranslation();
  const { data } = portfolio;
  if (evaluation && !evaluation.may_see_profile)
    return (
      <Card as="section" className={classes.person}>
        <p className={text.h2}>{evaluation.student.name}</p>
      </Card>
    );
  if (!data && portfolio.isError)
    return (
      <Card>
        <PanelError title={t('evaluation.profile_failed')} onRetry={() => portfolio.refetch()} />
      </Card>
    );
  return (
    <Card as="section" aria-label={t('evaluation.profile.label', { name: data?.name ?? '' })}>
      {data && evaluation ? <Person portfolio={data} evaluation={evaluation} /> : <Bones />}
      {data && <Toggled portfolio={data} />}
    </Card>
  );
}

type PersonProps = { portfolio: Portfolio; evaluation: Evaluation };

function Person({ portfolio, evaluation: { id, diploma } }: PersonProps) {
  const { t } = useTranslation();
  const { data: catalogue = [] } = useQuery(workProcessesQuery);
  const address = usePicture(portfolio, portfolioPicture(id));
  const known = catalogue.find((each) => each.diploma.diploma_id === diploma.diploma_id);
  return (
    <Row gap={14} className={classes.person}>
      <Picture person={portfolio} address={address} size={60} />
      <div className={layout.grow}>
        <p className={text.h2}>{portfolio.name}</p>
        <p className={`${text.secondary} ${text.soft}`}>
          {known ? diplomaName(known.diploma, t) : diploma.title}
        </p>
      </div>
    </Row>
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
  <Row gap={14} className={classes.person} aria-hidden>
    <Bone width={60} height={60} />
    <Stack gap={10}>
      <Bone width={160} height={16} />
      <Bone width={120} />
    </Stack>
  </Row>
);

/** What the profile says, as a table. */
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
