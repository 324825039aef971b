import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useSession } from '../../../data/session/session.ts'
import { lastUsedCodes } from '../../../data/stops/last-used-codes.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { StopCodeTiles } from '../../../panels/StopCodeTiles.tsx'
import { stillValid } from '../../../panels/stop-code/code-groups.ts'
import { useLikelyCodes } from '../../../panels/stop-code/LikelyReasons.tsx'
import styles from './QuickCodes.module.css'

const MOST = 4

/** The likeliest reasons right here: one tap to choose, one to save. Then those used last and the first of the list. */
export function QuickCodes({ machine }: { machine: Machine }) {
  const text = useText()
  const session = useSession()
  const selection = useSelection()
  const load = useLoad('get_stop_codes_for_machine', { machine_id: machine.machine_id })
  const used = stillValid(useDeviceValue(lastUsedCodes(machine.machine_id)), load.rows ?? [])
  const likely = useLikelyCodes(machine.machine_id, machine.stop_number, load.rows ?? [])
  if (!can(session, 'code-stops') || !load.rows || load.rows.length === 0) return null
  const codes = [...new Set([...likely.map(({ code }) => code), ...used, ...load.rows])].slice(0, MOST)
  const choose = (code: StopCode) =>
    select({
      kind: 'stop-code',
      of: {
        machine_id: machine.machine_id,
        stop: machine.stop_number,
        seen_reason: machine.current_stop_reason,
        code,
        onDone: () => select(null),
      },
    })
  return (
    <div className={styles.quick}>
      <h2 className={styles.heading}>{text('cockpit.why-stopped')}</h2>
      <StopCodeTiles
        few
        codes={codes}
        chosen={selection?.kind === 'stop-code' ? selection.of.code.stop_code : null}
        onChoose={choose}
        whyOf={(code) => likely.find((each) => each.code === code)?.why}
      />
    </div>
  )
}
