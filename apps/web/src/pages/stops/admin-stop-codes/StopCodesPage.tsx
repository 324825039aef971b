import { insideSentence } from '@takt/domain/ground/languages.ts'
import { contradictsSetup, type LossKind, likelyKind } from '@takt/domain/stops/losses/loss-kind.ts'
import { type StopCodeSetting, type StopCodeSettingRow, stopCodes } from '@takt/domain/stops/stop-codes.register.ts'
import { stopGroups } from '@takt/domain/stops/stop-groups.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { useMemo } from 'react'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterPage } from '../../../parts/register/RegisterPage.tsx'
import { showRegister } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

const view = showRegister({
  of: stopCodes,
  title: 'title.admin-stop-codes',
  columns: ['group_id', 'loss_kind', 'machines', 'active'],
  names: { group_id: stopGroups },
  // Follows what the form says of the code until somebody chooses.
  found: (draft, rows) => ({ loss_kind: likelyLoss(draft, rows) }),
})

/** The reasons a stop can have, in which group and at which machines. */
export default function StopCodesPage() {
  const text = useText()
  const language = useLanguage()
  const go = useGo()
  const cells = useMemo(
    () => ({
      loss_kind: (row: StopCodeSettingRow, rows: readonly StopCodeSettingRow[]) => (
        <TwoLines
          first={text(`loss.${row.loss_kind}`)}
          second={row.loss_kind === likelyLoss(row, rows) ? '' : text('stop-codes.loss-own')}
        />
      ),
    }),
    [text],
  )
  const warnings = ({ setup_time, loss_kind }: StopCodeSettingRow) => ({
    loss_kind: contradictsSetup(setup_time, loss_kind)
      ? text('stop-codes.loss-not-setup', { loss: insideSentence(text(`loss.${loss_kind}`), language) })
      : undefined,
  })
  return (
    <RegisterPage
      of={view}
      cells={cells}
      warnings={warnings}
      tools={<Button onClick={() => go(to('adminStopGroups'))}>{text('reason-groups.links')}</Button>}
    />
  )
}

/** What a code is lost to where nobody has said it, by the others of its group. */
function likelyLoss(code: StopCodeSetting, rows: readonly StopCodeSettingRow[]): LossKind {
  const others = rows.filter((row) => row.group_id === code.group_id && row.stop_code !== code.stop_code)
  return likelyKind(
    code,
    others.map(({ loss_kind }) => loss_kind),
  )
}
