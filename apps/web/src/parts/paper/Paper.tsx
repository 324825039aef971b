import { usePrinting } from '@takt/ui/print/printing.ts'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Paper.module.css'

/**
 * The whole of something while the browser prints, however it was told to: the page on the screen has only what is looked
 * at, and bars around it.
 */
export function Paper({ children }: { readonly children: ReactNode }) {
  if (!usePrinting()) return null
  return createPortal(<article className={styles.paper}>{children}</article>, document.body)
}

interface PaperFact {
  readonly label: string
  readonly value: string
}

export function PaperFacts({ facts }: { readonly facts: readonly PaperFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PaperRows {
  readonly columns: readonly { readonly label: string; readonly end: 0 | 1 }[]
  readonly rows: readonly (readonly string[])[]
}

export function PaperTable({ columns, rows }: PaperRows) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ label, end }) => (
            <th key={label} className={end === 1 ? styles.end : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
          <tr key={row}>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells that never move
              <td key={at} className={columns[at]?.end === 1 ? styles.end : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
