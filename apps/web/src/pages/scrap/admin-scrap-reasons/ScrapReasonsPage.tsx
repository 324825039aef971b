import { allNames } from '@takt/domain/ground/names.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { ScrapReasonSettingRow } from '@takt/domain/scrap/model/scrap-reason-setting.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { ScrapReasonForm } from './ScrapReasonForm.tsx'
import { useReasonColumns } from './use-reason-columns.tsx'

const keyOf = ({ code }: ScrapReasonSettingRow) => code

/** The reasons scrap can have, in which category and at which machines. */
export default function ScrapReasonsPage() {
  const text = useText()
  const go = useGo()
  const load = useLoad('get_scrap_reason_settings', {}, { reloadOn: ['SettingsChanged'] })
  return (
    <SettingsList
      title={text('title.admin-scrap-reasons')}
      load={load}
      columns={useReasonColumns()}
      keyOf={keyOf}
      wordsOf={({ code, names, erp_scrap_code }) => `${code} ${allNames(names)} ${erp_scrap_code}`}
      words={{
        count: (count) => text('scrap-reasons.count', { count }),
        find: text('stop-codes.find'),
        add: text('scrap-reasons.new'),
        none: text('scrap-reasons.none'),
        empty: { title: text('scrap-reasons.empty'), text: text('scrap-reasons.empty-text') },
      }}
      tools={<Button onClick={() => go(to('adminScrapCategories'))}>{text('scrap-reasons.categories')}</Button>}
      mayChange={can(useSession(), 'can-do-admin-actions')}
      form={(reason, onClose) => <ScrapReasonForm reason={reason} onSaved={load.reload} onClose={onClose} />}
    />
  )
}
