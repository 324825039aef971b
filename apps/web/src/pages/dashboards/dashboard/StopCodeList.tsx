import { reachesLevel } from '@takt/domain/ground/levels.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { useId, useState } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useCodeScan } from '../../../panels/stop-code/use-code-scan.ts'
import styles from './StopCodePopup.module.css'

const SEARCH_FROM = 9

interface StopCodeListProps {
  readonly codes: readonly StopCode[]
  readonly chosen: string | null
  readonly onChoose: (code: StopCode) => void
  readonly onUnchoose: () => void
}

/** One of the machine's stop codes. Codes above the person's level are there but cannot be chosen. */
export function StopCodeList({ codes, chosen, onChoose, onUnchoose }: StopCodeListProps) {
  const say = useText()
  const session = useSession()
  const name = useId()
  const [search, setSearch] = useState('')
  useCodeScan({ codes, chosen, onChoose, onUnchoose })
  const words = search.trim().toLowerCase()
  const matching = codes.filter((code) => `${code.stop_code} ${code.stop_description}`.toLowerCase().includes(words))
  if (codes.length === 0) return <p>{say('popup.no-codes')}</p>
  return (
    <div className={styles.list}>
      {codes.length >= SEARCH_FROM && (
        <SearchField
          label={say('popup.search')}
          placeholder={say('popup.search')}
          clearLabel={say('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
      )}
      {matching.length === 0 && <p>{say('popup.no-match')}</p>}
      <div role="radiogroup" aria-label={say('popup.codes')} className={styles.codes}>
        {matching.map((code) => (
          <label key={code.stop_code} className={styles.code}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={chosen === code.stop_code}
              disabled={!reachesLevel(session, code.security_level)}
              onChange={() => onChoose(code)}
            />
            <span
              className={styles.swatch}
              style={{ backgroundColor: reasonColour(code.stop_code, code.stop_reason_color) }}
            />
            <span className={styles.number}>{code.stop_code}</span>
            <span className={styles.words}>{code.stop_description}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
