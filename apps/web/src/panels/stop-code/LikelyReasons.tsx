import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import { StopCodeTiles } from '../StopCodeTiles.tsx'
import styles from './StopCodePicker.module.css'

interface LikelyReasonsProps {
  machine_id: string
  /** Key of the stop, '' for the current one. */
  stop: string
  codes: readonly StopCode[]
  chosen: string | null
  onChoose: (code: StopCode) => void
}

/** What this machine most often stood still for at this hour, with its grounds; choosing and saving stay with the person. */
export function LikelyReasons({ machine_id, stop, codes, chosen, onChoose }: LikelyReasonsProps) {
  const text = useText()
  const likely = useLikelyCodes(machine_id, stop, codes)
  if (likely.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{text('likely.heading')}</h2>
      <StopCodeTiles
        codes={likely.map(({ code }) => code)}
        chosen={chosen}
        onChoose={onChoose}
        whyOf={(code) => likely.find((each) => each.code === code)?.why}
      />
    </section>
  )
}

export interface LikelyCode {
  readonly code: StopCode
  readonly why: string
}

/** A hint that cannot be loaded is not worth a message: the codes are all there without it. */
export function useLikelyCodes(machine_id: string, stop: string, codes: readonly StopCode[]): LikelyCode[] {
  const text = useText()
  const { rows = [] } = useLoad('get_likely_stop_reasons', { machine_id, stop })
  return rows.flatMap(({ stop_code, because, count, of }) => {
    const code = codes.find((each) => each.stop_code === stop_code)
    const why = text(because === 'hour' ? 'likely.at-this-hour' : 'likely.after-the-same', { count, of })
    return code ? [{ code, why }] : []
  })
}
