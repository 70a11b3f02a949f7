import React, {type ReactNode} from 'react';

type Props = {
  caption: string;
  columns: string[];
  /** Cells by column. */
  rows: ReactNode[][];
};

/** What has happened on a page so far, the latest last; announced to screen readers as it grows. */
export default function EventTable({caption, columns, rows}: Props): ReactNode {
  return (
    <div style={{overflowX: 'auto'}} role="log">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
