import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { type Permission, permissionNames } from '@takt/domain/ground/permissions.ts'
import { levels as levelsRegister } from '@takt/domain/people/levels.register.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import { LevelForm } from './LevelForm.tsx'
import { LevelList } from './LevelList.tsx'
import { LevelMatrix } from './LevelMatrix.tsx'
import { isLimited, mayName, mayTurn } from './level-words.ts'

const none: readonly UserLevelRow[] = []

const changes = showChanges({ of: levelsRegister, title: 'title.admin-security' })

/** Which user level may do what. A tick counts at once, for everybody who is signed in. */
export default function SecurityPage() {
  const text = useText()
  const phone = usePhone()
  const session = useSession()
  const mayChange = useMayCall('save_user_level')
  const load = useLoad('get_user_levels', {}, { reloadOn: ['SettingsChanged'] })
  const [search, setSearch] = useState('')
  const [naming, setNaming] = useState<UserLevelRow | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const wanted = search.trim().toLowerCase()
  const shown = permissionNames.filter((name) => `${name} ${text(`permission.${name}`)}`.toLowerCase().includes(wanted))
  const turn = async (usertype: number, permission: Permission, on: boolean) => {
    setBusy(`${usertype}/${permission}`)
    try {
      await call('save_user_level', { usertype, grant: on ? [permission] : [], take: on ? [] : [permission] })
    } catch (problem) {
      notify.refused(problem)
    }
    await load.reload()
    setBusy(null)
  }
  const levels = load.rows ?? none
  const Shape = phone ? LevelList : LevelMatrix
  return (
    <PageFrame
      layout="list"
      title={text('title.admin-security')}
      about={mayChange && text('security.at-once')}
      note={
        mayChange && isLimited(session) ? (
          <p role="note">{text('security.not-beyond')}</p>
        ) : (
          <MayNot by="save_user_level" />
        )
      }
      back={to('admin')}
      load={load}
      failed={text('admin.failed')}
      tools={
        <>
          <SearchField
            label={text('security.find')}
            placeholder={text('security.find')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
          <RegisterTools of={changes} rows={levels} />
        </>
      }
    >
      {shown.length === 0 && <EmptyState title={text('security.none')} />}
      {shown.length > 0 && levels.length > 0 && (
        <Shape
          {...{ levels, busy }}
          mayName={(level) => mayChange && mayName(session, level)}
          mayTurn={(level, permission) => mayChange && mayTurn(session, level, permission)}
          permissions={shown}
          onTurn={(usertype, permission, on) => void turn(usertype, permission, on)}
          onName={setNaming}
        />
      )}
      {naming && <LevelForm level={naming} onClose={() => setNaming(null)} onSaved={load.reload} />}
    </PageFrame>
  )
}
