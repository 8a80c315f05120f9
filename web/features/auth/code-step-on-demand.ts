import { useState, type ComponentType } from 'react';
import { ApiError } from '#web/lib/api/call.ts';
import type { CodeStep } from './code-step.tsx';

type Step = typeof CodeStep extends (props: infer Props) => unknown ? ComponentType<Props> : never;

/** The step for the code, which few people need. It is fetched while the form with the password is still busy. */
export function useCodeStep() {
  const [Step, setStep] = useState<Step>();
  const [reason, setReason] = useState<ApiError>();
  return {
    Step,
    /** The reason why the last sign-in ended at its code. */
    reason,
    show: async () => {
      const loaded = await import('./code-step.tsx').catch(throwNotFetched);
      setReason(undefined);
      setStep(() => loaded.CodeStep);
    },
    leave: (why?: ApiError) => {
      setReason(why);
      setStep(undefined);
    },
  };
}

function throwNotFetched(): never {
  throw new ApiError('offline');
}
