import type { PalletFlagReporting } from '@takt/domain/erp/model/erp.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { serverNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import styles from './ErpPalletFlagsPage.module.css'
import { firstDays } from './first-days.ts'
import { flagKey, flagStates, useFlagColumns } from './flag-columns.tsx'
import { useChosenFlags } from './use-chosen-flags.ts'

const REFRESH_SECONDS = 10
const none: readonly PalletFlagReporting[] = []
type State = keyof typeof flagStates
const states = Object.keys(flagStates) as State[]

/** Every pallet flag of a period, and whether the ERP has it. */
export default function ErpPalletFlagsPage() {
  const text = useText()
  const { time_zone } = useSession()
  const [days, setDays] = useState(() => firstDays(serverNow(), time_zone))
  const [state, setState] = useState<State>('all')
  const complete = days.from_day !== '' && days.to_day !== ''
  const load = useLoad(
    'get_pallet_flag_erp_reportings',
    { ...days, state },
    { everySeconds: REFRESH_SECONDS, enabled: complete },
  )
  const columns = useFlagColumns()
  const chosen = useChosenFlags(load.rows)
  return (
    <PageFrame
      layout="list"
      title={text('title.erp-pallet-flags')}
      about={load.rows && text('erp.flags', { count: load.rows.length })}
      load={complete ? load : undefined}
      failed={text('erp.failed-to-load')}
      tools={
        <div className={styles.filters}>
          <SelectField
            label={text('erp.state')}
            placeholder={text('erp.state')}
            value={state}
            onValueChange={setState}
            options={states.map((value) => ({ value, label: text(flagStates[value]) }))}
          />
          <DateField
            label={text('erp.from')}
            value={days.from_day}
            onValueChange={(from_day) => setDays({ ...days, from_day })}
          />
          <DateField
            label={text('erp.to')}
            value={days.to_day}
            onValueChange={(to_day) => setDays({ ...days, to_day })}
          />
        </div>
      }
    >
      <DataTable
        label={text('title.erp-pallet-flags')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={flagKey}
        selectedKeys={chosen.keys}
        onSelect={chosen.toggle}
        empty={<EmptyState title={text('erp.no-flags')} text={text('erp.no-flags-text')} />}
      />
    </PageFrame>
  )
}
