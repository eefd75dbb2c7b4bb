import { TemplateChoice } from './TemplateChoice.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import type { Filling } from './useFilling.ts';

type Props = {
  filling: Filling;
  trajectoryId: number;
  organisationId: number | undefined;
  disabled: boolean;
};

/** First which template, then what comes in it, and a way back to the choice. */
export function FilledTemplate({ filling, organisationId, ...rest }: Props) {
  const { template, choose } = filling;
  if (!template) return <TemplateChoice organisationId={organisationId} onChoose={choose} />;
  return <TemplateFields template={template} filling={filling} {...rest} />;
}
