import { useState } from 'react';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const whole = 2;

export type Zoom = ReturnType<typeof useZoom>;

/** 1 is as wide as fits. */
export function useZoom() {
  const [step, setStep] = useState(whole);
  return {
    scale: steps[step] ?? 1,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
    larger: step < steps.length - 1 ? () => setStep(step + 1) : undefined,
  };
}
