import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailText } from './email-text.tsx';
import classes from './people-table.module.css';
import { PersonAvatar } from './person-avatar.tsx';

type Column = { name: string; title: ReactNode };

type TableProps = {
  label: string;
  columns: readonly Column[];
  /** Rows whose cells have the role `cell`. */
  children: ReactNode;
};

/** A table of people. On small screens each row looks like a card, and remains a table row by its role. */
export function PeopleTable({ label, columns, children }: TableProps) {
  return (
    <table role="table" className={classes.table} aria-label={label}>
      <thead role="rowgroup" className={classes.head}>
        <tr role="row">
          {columns.map(({ name, title }) => (
            <th role="columnheader" key={name} scope="col" className={classes[name]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

type CellsProps = {
  person: { displayName: string; email: string };
  isSelf: boolean;
  /** Renders the name as the link to the details; the whole row is clickable. */
  renderOpen: (props: { className: string; children: ReactNode }) => ReactNode;
};

/** The first two cells of a person's row. Its texts exist on the administration's screens only. */
export function PersonCells({ person: { displayName, email }, isSelf, renderOpen }: CellsProps) {
  const { t } = useTranslation();
  return (
    <>
      <td role="cell" className={classes.name}>
        <span className={classes.person}>
          <PersonAvatar name={displayName} photoURL={null} size={32} isLight />
          {renderOpen({ className: classes.open ?? '', children: <bdi>{displayName}</bdi> })}
          {isSelf && <span className={classes.you}>({t('adminUsers.you')})</span>}
        </span>
      </td>
      <td role="cell" className={classes.email}>
        <EmailText email={email} />
      </td>
    </>
  );
}

/** The class of each row of a `PeopleTable`. */
export const personRow = classes.row ?? '';
