import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './people-table.module.css';
import { PersonAvatar } from './person-avatar.tsx';

type Column = { name: string; title: ReactNode };

type TableProps = {
  label: string;
  columns: readonly Column[];
  /** Rows whose cells have the role `cell`. */
  children: ReactNode;
};

/** A page of people; where there is little room each is a card, which the roles keep a row of a table. */
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
  /** Shows the name as what leads to the details, wherever in the row it is pressed. */
  renderOpen: (props: { className: string; children: ReactNode }) => ReactNode;
};

/** Who somebody is: the first two cells of their row. For screens of the administration, which have its texts. */
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
        {email}
      </td>
    </>
  );
}

/** What a row of the table looks like, besides what is its own. */
export const personRow = classes.row ?? '';
