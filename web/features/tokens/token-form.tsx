import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TOKEN_SCOPES, type TokenScope } from '#shared/contract/endpoint.ts';
import { makeToken } from '#shared/contract/tokens.ts';
import { DEFAULT_TOKEN_DAYS } from '#shared/limits.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { useMakeToken } from './use-tokens.ts';

const DAYS = ['30', '90', String(DEFAULT_TOKEN_DAYS)] as const;

type TypedToken = { name: string; scope: TokenScope; days: string };
const INITIAL: TypedToken = { name: '', scope: 'add', days: DAYS[2] };

export type NewToken = { token: string; scope: TokenScope };

type Props = { onMade: (token: NewToken) => void; onCancel: () => void };

export function TokenForm({ onMade, onCancel }: Props) {
  const { t } = useTranslation();
  const make = useMakeToken();
  const form = useForm({
    initial: INITIAL,
    schema: makeToken.body,
    toBody: ({ days, ...values }) => ({ ...values, days: Number(days) }),
    send: async (body) => onMade({ token: await make(body), scope: body.scope }),
  });
  const { values, set } = form;
  return (
    <form className="stack gap-18" {...form.props}>
      {!isProofMissing(form.error) && <FormAlert message={form.failure} />}
      <TextInput
        {...byEvent(form.field('name'))}
        label={t('tokens.dialog.name')}
        description={t('tokens.dialog.nameHint')}
        autoComplete="off"
        data-autofocus
      />
      <RadioList
        name="scope"
        label={t('tokens.dialog.scope')}
        options={TOKEN_SCOPES.map((value) => ({
          value,
          label: t(`tokens.scopes.${value}.label`),
          hint: t(`tokens.scopes.${value}.hint`),
        }))}
        value={values.scope}
        onChange={(scope) => set({ scope })}
      />
      <FilterSelect
        label={t('tokens.dialog.days')}
        options={DAYS.map((value) => ({ value, label: t(`tokens.days.${value}`) }))}
        value={values.days}
        onChange={(days = DAYS[2]) => set({ days })}
      />
      <FormActions submitLabel={t('tokens.dialog.submit')} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}
