import { type AdjustedReason, adjustedQty, difference } from '@takt/domain/scrap/adjusted-card.ts'
import { scrapSummation } from '@takt/domain/scrap/scrap-summation.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from '../../EntryRows.module.css'
import { numberText } from '../../engine/number-text.ts'

interface AdjustedRowsProps {
  rows: readonly AdjustedReason[]
  chosen: string | null
  onChoose: (scrap_reason: string) => void
}

/** One row per reason with its share, what it was and what it becomes; the chosen one is typed into. */
export function AdjustedRows({ rows, chosen, onChoose }: AdjustedRowsProps) {
  const text = useText()
  const language = useLanguage()
  const amount = (value: number | null) => (value === null ? '–' : numberText(value, language))
  const before = scrapSummation(rows)
  const after = rows.reduce((sum, row) => sum + (adjustedQty(row) ?? 0), 0)
  const shareOf = (code: string) => before.rows.find((row) => row.code === code)?.share ?? null
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{text('wizard.scrap-reason')}</th>
          <th scope="col">{text('wizard.scrap-adjustments.booked')}</th>
          <th scope="col">{text('wizard.column.share')}</th>
          <th scope="col">{text('wizard.scrap-adjustments.adjusted')}</th>
          <th scope="col">{text('wizard.scrap-adjustments.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const share = shareOf(row.scrap_reason)
          return (
            <tr key={row.scrap_reason} data-chosen={row.scrap_reason === chosen || undefined}>
              <td>
                {row.scrap_reason} {row.description}
              </td>
              <td>{amount(row.original_qty)}</td>
              <td>{share === null ? '–' : `${amount(share)} %`}</td>
              <td>
                <Button
                  aria-pressed={row.scrap_reason === chosen}
                  aria-label={text('wizard.scrap-adjustments.of', { reason: row.scrap_reason })}
                  onClick={() => onChoose(row.scrap_reason)}
                >
                  {row.typed === '' ? '–' : row.typed}
                </Button>
              </td>
              <td>{amount(difference(row))}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('wizard.scrap-summation.total')}</th>
          <td>{amount(before.total)}</td>
          <td />
          <td>{amount(after)}</td>
          <td>{amount(after - before.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
