import type { WrittenReport } from '@takt/domain/reports/model/report-order.ts'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import styles from './PaperReport.module.css'

/**
 * The whole report while the browser prints, however it was told to: the page on the screen has only the rows that are
 * looked at, and bars around them.
 */
export function PaperReport({ written }: { readonly written: WrittenReport }) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as this has returned.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  if (!printing) return null
  return createPortal(
    <article className={styles.paper}>
      <h1>{written.name}</h1>
      <dl className={styles.facts}>
        {written.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            {written.columns.map(({ label, end }) => (
              <th key={label} className={end === 1 ? styles.end : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {written.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
            <tr key={row}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells that never move
                <td key={at} className={written.columns[at]?.end === 1 ? styles.end : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  )
}
