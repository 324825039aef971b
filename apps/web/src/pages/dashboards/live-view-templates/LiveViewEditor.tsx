import { type LiveView, liveOrders, tileSizes } from '@takt/domain/dashboards/live-view.ts'
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import type { KnownLiveView } from '../../../data/dashboards/live-views.ts'
import { useMyMachines } from '../../../data/machines/my-machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import { LiveTiles } from '../../../parts/live-tiles/LiveTiles.tsx'
import { useLiveMachines } from '../../../parts/live-tiles/use-live-machines.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { FieldList } from './FieldList.tsx'
import styles from './LiveViewTemplatesPage.module.css'
import { useSaveLiveView } from './use-save-live-view.ts'

/** Enough to see the order and the size. */
const PREVIEW_MACHINES = 6
const EVERYBODY = 'all'
const levels = Array.from({ length: HIGHEST_LEVEL - LOWEST_LEVEL + 1 }, (_, at) => LOWEST_LEVEL + at)

export function LiveViewEditor({ stored, mayChange }: { readonly stored: KnownLiveView; readonly mayChange: boolean }) {
  const text = useText()
  const editing = useSaveLiveView(stored)
  const { draft, change } = editing
  const [asking, setAsking] = useState(false)
  const name = stored.label
  return (
    <div className={styles.editor}>
      <LeaveGuard unsaved={editing.changed} />
      <Card
        title={name}
        actions={
          <AppLink className={styles.open} to={to('liveView', { liveview: stored.key })}>
            {text('live-edit.open')}
          </AppLink>
        }
      >
        <fieldset className={styles.fields} disabled={!mayChange}>
          <TextField
            label={text('live-edit.label')}
            required
            maxLength={60}
            disabled={!mayChange}
            value={draft.label}
            onValueChange={(label) => change({ label })}
          />
          <SelectField
            label={text('live-edit.size')}
            placeholder={text('live-edit.size')}
            disabled={!mayChange}
            value={draft.size}
            options={tileSizes.map((value) => ({ value, label: text(`live-size.${value}`) }))}
            onValueChange={(size) => change({ size })}
          />
          <SelectField
            label={text('live-edit.order')}
            placeholder={text('live-edit.order')}
            disabled={!mayChange}
            value={draft.order}
            options={liveOrders.map((value) => ({ value, label: text(`live-order.${value}`) }))}
            onValueChange={(order) => change({ order })}
          />
          <SelectField
            label={text('live-edit.level')}
            placeholder={text('live-edit.level-all')}
            disabled={!mayChange}
            value={draft.userlevel === null ? EVERYBODY : String(draft.userlevel)}
            options={[
              { value: EVERYBODY, label: text('live-edit.level-all') },
              ...levels.map((level) => ({ value: String(level), label: text('live-edit.level-from', { level }) })),
            ]}
            onValueChange={(level) => change({ userlevel: level === EVERYBODY ? null : Number(level) })}
          />
          <FieldList fields={draft.fields} mayChange={mayChange} onChange={(fields) => change({ fields })} />
        </fieldset>
        {editing.conflict && (
          <p className={styles.failure} role="alert">
            {text('live-edit.conflict')} <Button onClick={editing.takeStored}>{text('live-edit.take-theirs')}</Button>
          </p>
        )}
        {editing.failure !== null && (
          <p className={styles.failure} role="alert">
            {editing.failure}
          </p>
        )}
        {mayChange && (
          <footer className={styles.buttons}>
            <Button icon={<TrashIcon />} onClick={() => setAsking(true)}>
              {text('live-edit.delete')}
            </Button>
            <Button
              variant="primary"
              size="primary"
              busy={editing.busy}
              why={
                draft.label.trim() === ''
                  ? text('form.missing', { fields: text('live-edit.label') })
                  : !editing.changed && text('why.unchanged')
              }
              onClick={() => void editing.save()}
            >
              {text('walls.save')}
            </Button>
          </footer>
        )}
      </Card>
      <Preview view={draft} />
      <ConfirmDialog
        open={asking}
        danger
        title={text('live-edit.delete-title', { label: name })}
        message={text('live-edit.delete-text')}
        confirmLabel={text('live-edit.delete')}
        cancelLabel={text('shell.cancel')}
        busy={editing.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void editing.remove().then(() => setAsking(false))}
      />
    </div>
  )
}

function Preview({ view }: { readonly view: LiveView }) {
  const text = useText()
  const favourites = useMyMachines()
  const machines = useLiveMachines({ locationtype: undefined, location: undefined, favourites }, view.order)
  const some = machines.slice(0, PREVIEW_MACHINES).map(({ machine_id }) => machine_id)
  return (
    <Card title={text('live-edit.preview')}>
      <div className={styles.preview} data-size={view.size}>
        <LiveTiles machine_ids={some} view={view} />
      </div>
    </Card>
  )
}
