import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { mayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { saveFile } from '../../../device/save-file.ts'
import { notify } from '../../../parts/notices.ts'
import { ErasePerson } from './ErasePerson.tsx'
import styles from './PersonData.module.css'
import type { UserRow } from './user-row.ts'

interface PersonDataProps {
  user: UserRow
  onErased: () => Promise<void>
  onClose: () => void
}

/** Everything kept about a person as a file, and the end of it. */
export function PersonData({ user, onErased, onClose }: PersonDataProps) {
  const text = useText()
  const session = useSession()
  const given = { beyond_own: user.beyond_own }
  const [erases, setErases] = useState(false)
  const { pending, run } = useOneAtATime()
  if (!hasWholePlant(session) || !mayCall(session, 'export_person', given)) return null
  const takeOut = () =>
    run('take', async () => {
      try {
        const places = await call('export_person', { user_id: user.user_id })
        const content = Object.fromEntries(places.map(({ place, rows }) => [place, rows]))
        const name = text('person.file', { name: user.full_name || user.username })
        saveFile(name, JSON.stringify(content, null, 2), 'application/json')
        const count = places.reduce((sum, { rows }) => sum + rows.length, 0)
        notify.success(text(places.some(({ cut }) => cut) ? 'person.cut' : 'person.taken', { count }))
      } catch (problem) {
        notify.refused(problem)
      }
    })
  return (
    <section className={styles.person} aria-labelledby="person-data">
      <h3 id="person-data">{text('person.title')}</h3>
      <p className={styles.about}>{text('person.text')}</p>
      <div className={styles.buttons}>
        <Button icon={<DownloadIcon />} busy={pending === 'take'} onClick={() => void takeOut()}>
          {text('person.take-out')}
        </Button>
        {user.username !== session.username && mayCall(session, 'erase_person', given) && (
          <Button icon={<TrashIcon />} onClick={() => setErases(true)}>
            {text('person.erase')}
          </Button>
        )}
      </div>
      {erases && (
        <ErasePerson
          user={user}
          onErased={async () => {
            await onErased()
            onClose()
          }}
          onClose={() => setErases(false)}
        />
      )}
    </section>
  )
}
