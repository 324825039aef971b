import { type CavityCount, cavityPrint } from '@takt/domain/orders/cavity-print.ts'
import { cavityShares } from '@takt/domain/pallets/cavity-shares.ts'
import { MOST_COPIES } from '@takt/domain/pallets/copies.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { useEffect } from 'react'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { PrintEntry } from '../../PrintEntry.tsx'
import type { PrintValue } from '../../print-value.ts'
import styles from './SplitPalletPrintStep.module.css'

export interface SplitPrintValue extends PrintValue {
  /** What each cavity made of the pallet; empty until it was spread. */
  readonly cavities: readonly CavityCount[]
  /** The quantity that they were spread from: another one spreads anew. */
  readonly spreadFrom: number
}

interface SplitSettings {
  /** How many there are. */
  cavities: number
  /** Pieces on the pallet. */
  quantity: number
}

export default function SplitPalletPrintStep(props: StepProps<SplitPrintValue, SplitSettings>) {
  const { value, settings, asked, change, prefill, tellFailure } = props
  const text = useText()
  const language = useLanguage()
  const { cavities, quantity } = settings
  useEffect(() => {
    if (value.spreadFrom === quantity && value.cavities.length === cavities) return
    prefill({ ...value, spreadFrom: quantity, cavities: cavityShares(quantity, cavities) })
  })
  const print = cavityPrint(value.cavities, { num_copies: value.copies ?? 1, printer: value.printer })
  const set = (at: number, part: Partial<CavityCount>) =>
    change({ ...value, cavities: value.cavities.map((count, nth) => (nth === at ? { ...count, ...part } : count)) })
  const figure = (count: number) => numberText(count, language)
  return (
    <div className={styles.split}>
      <table className={styles.table}>
        <caption>{text('print.per-cavity')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('print.cavity')}</th>
            <th scope="col">{text('print.produced')}</th>
            <th scope="col">{text('print.scrapped')}</th>
            <th scope="col">{text('print.good')}</th>
          </tr>
        </thead>
        <tbody>
          {print.cavities.map(({ prodquantity, scrapquantity, goodquantity }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cavity is its place
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>
                <Pieces
                  label={text('print.produced-of', { cavity: at + 1 })}
                  value={prodquantity}
                  onChange={(made) => set(at, { prodquantity: made })}
                />
              </td>
              <td>
                <Pieces
                  label={text('print.scrapped-of', { cavity: at + 1 })}
                  value={scrapquantity}
                  onChange={(scrapped) => set(at, { scrapquantity: scrapped })}
                />
              </td>
              <td className={styles.figure}>{figure(goodquantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('print.totals')}</th>
            <td className={styles.figure}>{figure(print.totals.prodquantity)}</td>
            <td className={styles.figure}>{figure(print.totals.scrapquantity)}</td>
            <td className={styles.figure}>{figure(print.totals.goodquantity)}</td>
          </tr>
        </tfoot>
      </table>
      <PrintEntry
        label={text('print.copies')}
        most={MOST_COPIES}
        value={value}
        asked={asked}
        change={(entry) => change({ ...value, ...entry })}
        prefill={(entry) => prefill({ ...value, ...entry })}
        tellFailure={tellFailure}
      />
    </div>
  )
}

interface PiecesProps {
  label: string
  value: number
  onChange: (pieces: number) => void
}

function Pieces({ label, value, onChange }: PiecesProps) {
  const text = useText()
  return (
    <NumberField
      label={label}
      hideLabel
      min={0}
      step={1}
      value={value}
      onValueChange={(pieces) => onChange(pieces ?? 0)}
      decreaseLabel={text('pallet.less')}
      increaseLabel={text('pallet.more')}
    />
  )
}
