import type { MaterialScrapLine } from '@takt/domain/scrap/material-scrap-entries.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from '../../EntryRows.module.css'
import { numberText } from '../../engine/number-text.ts'

interface MaterialLinesProps {
  lines: readonly MaterialScrapLine[]
  chosen: string | null
  onChoose: (materialCardNo: string) => void
}

/** One row per material with what is used of it; the chosen one is typed into. */
export function MaterialLines({ lines, chosen, onChoose }: MaterialLinesProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{text('wizard.material')}</th>
          <th scope="col">{text('wizard.column.material_used_qty')}</th>
          <th scope="col">{text('wizard.column.material_unit')}</th>
          <th scope="col">{text('wizard.material-scrap.scrapped')}</th>
          <th scope="col">{text('wizard.material-scrap.booked')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ material, typed, booked }) => {
          const { materialCardNo, materialNo, materialDesc, materialUnit, materialUsedQty } = material
          return (
            <tr key={materialCardNo} data-chosen={materialCardNo === chosen || undefined}>
              <td>
                {materialNo} {materialDesc}
              </td>
              <td>{numberText(materialUsedQty, language)}</td>
              <td>{unitText(materialUnit)}</td>
              <td>
                <Button
                  aria-pressed={materialCardNo === chosen}
                  aria-label={text('wizard.material-scrap.of', { material: materialNo })}
                  onClick={() => onChoose(materialCardNo)}
                >
                  {typed === '' ? '–' : typed}
                </Button>
              </td>
              <td>{booked === 0 ? '–' : numberText(booked, language)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
