import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { stripNow } from '@takt/domain/history/recent-strip.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { useMemo } from 'react'
import { serverNow, useServerNow } from '../../data/live/live.ts'
import { useStrip } from '../../data/machines/strips.ts'
import { useSession } from '../../data/session/session.ts'
import styles from './RecentStrip.module.css'
import { stripPaths } from './strip-paths.ts'
import { useStripWords } from './use-strip-words.ts'

/** Of eight hours a minute is less than a pixel. */
const MOVE_EVERY_MS = 60_000

/** The last hours of a machine: low and green where it ran, tall where it stood, hatched where nothing is known. */
export function RecentStrip({ machine }: { machine: Machine }) {
  const words = useStripWords()
  const strip = useStrip(machine.machine_id)
  const minute = useServerNow(MOVE_EVERY_MS)
  const noContactSeconds = Number(settingValues(useSession().company_settings).noContactSeconds)
  const { status, status_since, stop_number, current_stop_reason, current_shift, stop_reason_color, setup_time } =
    machine
  // Every piece is a word of the machine; only the last one before a silence changes the line.
  const silentSince = minute - Date.parse(machine.last_signal) > noContactSeconds * 1000 ? machine.last_signal : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when what the line is made of changes, not with every piece
  return useMemo(() => {
    if (!strip) return <span className={styles.strip} />
    const parts = stripNow(strip, machine, { now: serverNow(), noContactSeconds })
    const label = words(parts)
    return (
      <span role="img" aria-label={label} title={label}>
        <svg className={styles.strip} viewBox="0 0 480 24" preserveAspectRatio="none" aria-hidden="true">
          {stripPaths(parts).map(({ fill, d }) => (
            <path key={fill} fill={fill} d={d} />
          ))}
        </svg>
      </span>
    )
  }, [
    strip,
    words,
    minute,
    noContactSeconds,
    silentSince,
    status,
    status_since,
    stop_number,
    current_stop_reason,
    current_shift,
    stop_reason_color,
    setup_time,
  ])
}
