import { can } from '@takt/domain/ground/permissions.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import type { OwnOverview } from '../../../data/dashboards/own-overviews.ts'
import { mayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** For those who may write queries. */
export function DeleteOverview({ overview: { record_no, overview_name } }: { readonly overview: OwnOverview }) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const [asked, setAsked] = useState(false)
  if (!mayCall(session, 'delete_own_overview') || !can(session, 'can-do-admin-actions')) return null
  const remove = async () => {
    setAsked(false)
    try {
      await call('delete_own_overview', { record_no })
      go(to('allMachines'))
    } catch (problem) {
      notify.refused(problem)
    }
  }
  return (
    <>
      <IconButton aria-label={text('own-overview.delete')} icon={<TrashIcon />} onClick={() => setAsked(true)} />
      {asked && (
        <ConfirmDialog
          open
          danger
          title={text('own-overview.delete-title', { name: overview_name })}
          message={text('own-overview.delete-text')}
          confirmLabel={text('own-overview.delete')}
          cancelLabel={text('shell.cancel')}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  )
}
