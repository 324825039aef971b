import type { StoredConfig } from '@takt/domain/dashboards/read-config.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { mayCall } from '../../data/session/may-call.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './SavedConfigs.module.css'

type Asked = { readonly what: 'load' | 'delete' | 'overwrite'; readonly name: string }

const questions = {
  load: { title: 'saved.load-title', text: 'saved.load-text', confirm: 'saved.load' },
  delete: { title: 'saved.delete-title', text: 'saved.delete-text', confirm: 'saved.delete' },
  overwrite: { title: 'saved.overwrite', text: 'saved.overwrite-text', confirm: 'builder.overwrite' },
} as const

/** Saves the settings of a widget under a name and loads saved ones: D-CONFIG-36, 37-X. */
export function SavedConfigs(props: {
  readonly kind: string
  readonly stored: StoredConfig
  readonly onLoad: (stored: StoredConfig) => void
}) {
  const { kind, stored, onLoad } = props
  const say = useText()
  const session = useSession()
  const maySave = mayCall(session, 'save_widget_config') && mayCall(session, 'delete_widget_config')
  const { rows = [], reload } = useLoad(
    'get_widget_configs',
    { compname: kind },
    { enabled: can(session, 'view-widget-settings') },
  )
  const [name, setName] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<{ readonly text: string; readonly bad: boolean } | null>(null)
  const wanted = name.trim()

  /** The list is asked again after every change: what is shown is what the server has. */
  const run = async (work: () => Promise<unknown>, done: string | null) => {
    setBusy(true)
    setTold(null)
    try {
      await work()
      await reload()
      if (done !== null) setTold({ text: done, bad: false })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setTold({ text: problem.message, bad: true })
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  const save = (as: string) =>
    run(
      () => call('save_widget_config', { compname: kind, name: as, config: { ...stored } }),
      say('saved.done', { name: as }),
    )
  const confirm = () => {
    if (asked?.what === 'overwrite') return save(asked.name)
    if (asked?.what === 'delete')
      return run(() => call('delete_widget_config', { compname: kind, name: asked.name }), null)
    const found = rows.find((row) => row.name === asked?.name)
    if (found !== undefined) onLoad(found.config)
    setAsked(null)
  }

  return (
    <section className={styles.saved} aria-label={say('saved.title')}>
      <h3>{say('saved.title')}</h3>
      {rows.length === 0 && <p className={styles.none}>{say('saved.none')}</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.name} className={styles.item}>
            <span className={styles.name}>{row.name}</span>
            <Button onClick={() => setAsked({ what: 'load', name: row.name })}>{say('saved.load')}</Button>
            {maySave && (
              <IconButton
                aria-label={say('saved.delete', { name: row.name })}
                icon={<TrashIcon />}
                onClick={() => setAsked({ what: 'delete', name: row.name })}
              />
            )}
          </li>
        ))}
      </ul>
      {maySave && (
        <div className={styles.save}>
          <TextField label={say('saved.name')} maxLength={60} value={name} onValueChange={setName} />
          <Button
            busy={busy}
            why={wanted === '' && say('form.missing', { fields: say('saved.name') })}
            onClick={() =>
              rows.some((row) => row.name === wanted) ? setAsked({ what: 'overwrite', name: wanted }) : save(wanted)
            }
          >
            {say('saved.save')}
          </Button>
        </div>
      )}
      <p className={told?.bad ? styles.bad : styles.good} role="status">
        {told?.text}
      </p>
      {asked !== null && (
        <ConfirmDialog
          open
          danger={asked.what !== 'load'}
          busy={busy}
          title={say(asked.what === 'overwrite' ? 'saved.overwrite' : `saved.${asked.what}-title`, {
            name: asked.name,
          })}
          message={say(questions[asked.what].text, { name: asked.name })}
          confirmLabel={say(questions[asked.what].confirm, { name: asked.name })}
          cancelLabel={say('shell.cancel')}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  )
}
