import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Fact, Piece } from '#shared/contract/advisor.ts';
import { FactSource } from './fact-source.tsx';
import { attachPunctuation } from './punctuation.ts';
import classes from './pieces.module.css';

type Props = { pieces: readonly Piece[]; facts: readonly Fact[] };

/** A text whose figures are buttons that explain where they come from. */
export function Pieces({ pieces, facts }: Props) {
  return attachPunctuation(pieces).map(({ before, text, factId, after }, index) => {
    const fact = facts.find(({ id }) => id === factId);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- equal pieces differ only by their place
      <span key={index} className={fact && 'nowrap'}>
        {before}
        {fact ? <FactButton text={text} fact={fact} facts={facts} /> : text}
        {after}
      </span>
    );
  });
}

type FactProps = { text: string; fact: Fact; facts: readonly Fact[] };

function FactButton({ text, fact, facts }: FactProps) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus width={300}>
      <Popover.Target>
        <button
          type="button"
          className={`weight-650 numbers nowrap ${classes.fact}`}
          aria-label={`${text}. ${t('ask.fact.how', { value: text })}`}
        >
          {text}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <FactSource fact={fact} facts={facts} />
      </Popover.Dropdown>
    </Popover>
  );
}
