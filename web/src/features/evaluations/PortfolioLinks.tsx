import { Button } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from '../../platform/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';

type Props = {
  student: OneStudent;
  /** Otherwise all that they study for. */
  diplomaId?: number;
};

/** To what was sealed of a student, for those who may open it. */
export function PortfolioLinks({ student, diplomaId }: Props) {
  const { t } = useTranslation();
  if (!student.may_see_all) return null;
  const wanted = student.diplomas.filter(
    ({ diploma_id }) => diploma_id === (diplomaId ?? diploma_id),
  );
  const name = t('student_evaluations.portfolio');
  return (
    <Row gap={8} wrap>
      {wanted.map(({ diploma_id, title }) => (
        <Button
          key={diploma_id}
          variant="default"
          leftSection={<Icon of={IconRosetteDiscountCheck} />}
          renderRoot={(props) => (
            <Link
              to="/portfolio/$studentId/$diplomaId"
              params={{ studentId: String(student.id), diplomaId: String(diploma_id) }}
              {...props}
            />
          )}
        >
          {wanted.length > 1 ? `${name}: ${title}` : name}
        </Button>
      ))}
    </Row>
  );
}
