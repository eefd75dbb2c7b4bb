import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate, today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Radar, type Spoke } from '../../ui/levels/Radar.tsx';
import { growthQuery, targetsQuery } from './growth.api.ts';
import classes from './growth.module.css';
import { type LayerName, type Layers, monthsAgo, offered, scoresIn } from './layers.ts';

export type LayersProps = {
  studentId: number;
  diplomaId: number;
  layers: Layers;
  onLayers: (layers: Layers) => void;
};

/** The chart, with what else there is to lay over it. */
export function LayeredRadar({ spokes, ...props }: LayersProps & { spokes: readonly Spoke[] }) {
  const { studentId, diplomaId, layers } = props;
  const { data: growth } = useQuery(growthQuery(studentId, diplomaId));
  const { data: targets = [] } = useQuery(targetsQuery(studentId));
  if (!growth) return <Radar spokes={spokes} />;
  const known = { growth, targets };
  const there = offered(known);
  const shown = layers.shown.filter((name) => there.includes(name));
  return (
    <>
      <Radar
        spokes={spokes}
        layers={shown.map((key) => ({ key, scores: scoresIn(key, known, layers.on) }))}
      />
      <Choices {...props} there={there} group={growth.group?.name} />
    </>
  );
}

type ChoicesProps = LayersProps & { there: readonly LayerName[]; group: string | undefined };

function Choices({ layers, onLayers, there, group }: ChoicesProps) {
  const { t } = useTranslation();
  if (there.length === 0) return null;
  const names: Record<LayerName, string> = {
    self: t('growth.layer.self'),
    others: t('growth.layer.others'),
    earlier: t('growth.layer.earlier', { date: formatDate(layers.on) }),
    group: t('growth.layer.group', { group }),
    target: t('growth.layer.target'),
  };
  return (
    <fieldset className={classes.layers}>
      <legend>{t('growth.layers')}</legend>
      {there.map((name) => {
        const isOn = layers.shown.includes(name);
        const others = layers.shown.filter((each) => each !== name);
        return (
          <Button
            key={name}
            variant={isOn ? 'light' : 'default'}
            size="compact-sm"
            aria-pressed={isOn}
            leftSection={<span className={classes.stroke} data-layer={name} aria-hidden />}
            onClick={() => onLayers({ ...layers, shown: isOn ? others : [...others, name] })}
          >
            {names[name]}
          </Button>
        );
      })}
      {layers.shown.includes('earlier') && (
        <Earlier on={layers.on} onChoose={(on) => onLayers({ ...layers, on })} />
      )}
    </fieldset>
  );
}

const months = [1, 3, 6, 12, 24];

function Earlier({ on, onChoose }: { on: string; onChoose: (on: string) => void }) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      className={classes.earlier}
      label={t('growth.earlier')}
      choices={months.map((count) => ({
        value: monthsAgo(count),
        label: t('growth.months_ago', { count }),
      }))}
      value={on}
      onChoose={(chosen) => onChoose(chosen ?? today())}
    />
  );
}
