import { can } from '@takt/domain/ground/permissions.ts'
import type { Scale } from '@takt/domain/scrap/model/scale.ts'
import { netWeight, type WeightPlace, weightPlace } from '@takt/domain/scrap/scale-state.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { GridCard } from '@takt/ui/card/CardGrid.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EditIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { useSession } from '../../../data/session/session.ts'
import { usePopupTime } from '../../../data/stops/use-popup-time.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import styles from './Scale.module.css'
import { ScaleForm } from './ScaleForm.tsx'

const places = {
  below: 'scales.below',
  within: 'scales.within',
  above: 'scales.above',
} as const satisfies Record<WeightPlace, TextKey>

interface ScaleCardProps {
  readonly scale: Scale
  readonly onChanged: () => Promise<void>
}

export function ScaleCard({ scale, onChanged }: ScaleCardProps) {
  const text = useText()
  const session = useSession()
  const time = usePopupTime()
  const { pending, run } = useOneAtATime()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const { machine_id, scale_id, version } = scale
  const on = scale.enabled === 1
  const act = (name: string, send: () => Promise<unknown>, said: string) => {
    if (!mayActOnDevice()) return
    run(name, async () => {
      try {
        await send()
        notify.success(said)
      } catch (problem) {
        notify.refused(problem)
      }
      setOpen(null)
      await onChanged()
    })
  }
  const tare = () =>
    act('tare', () => call('tare_scale', { machine_id, scale_id }), text('scales.tared', { scale: scale_id }))
  const turn = () =>
    act(
      'turn',
      () => call('set_scale_enabled', { machine_id, scale_id, enabled: on ? 0 : 1 }),
      text(on ? 'scales.switched-off' : 'scales.switched-on', { scale: scale_id }),
    )
  const remove = () =>
    act(
      'remove',
      () => call('remove_scale', { machine_id, scale_id, version }),
      text('scales.removed', { scale: scale_id }),
    )
  return (
    <GridCard label={scale_id} name={`${scale_id} · ${scale.name}`} state={<Contact scale={scale} />}>
      <Weight scale={scale} />
      <ScaleFacts scale={scale} />
      <footer className={styles.buttons}>
        {can(session, 'admin-tpqs-admin') && (
          <>
            <Button
              size="primary"
              variant="primary"
              busy={pending === 'tare'}
              why={!on ? text('scales.tare-off') : scale.connected === 0 && text('scales.tare-away')}
              onClick={tare}
            >
              {text('scales.tare')}
            </Button>
            <Button size="primary" busy={pending === 'turn'} onClick={turn}>
              {text(on ? 'scales.switch-off' : 'scales.switch-on')}
            </Button>
          </>
        )}
        {can(session, 'setup-tpqs-admin') && (
          <>
            <Button size="primary" icon={<EditIcon />} onClick={() => setOpen('edit')}>
              {text('scales.edit')}
            </Button>
            <Button size="primary" icon={<TrashIcon />} onClick={() => setOpen('remove')}>
              {text('scales.remove')}
            </Button>
          </>
        )}
      </footer>
      {open === 'edit' && (
        <ScaleForm machine_id={machine_id} scale={scale} onClose={() => setOpen(null)} onSaved={onChanged} />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        danger
        busy={pending === 'remove'}
        title={text('scales.remove-title', { scale: scale_id })}
        message={text('scales.remove-text')}
        confirmLabel={text('scales.remove')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setOpen(null)}
        onConfirm={remove}
        {...time}
      />
    </GridCard>
  )
}

function Contact({ scale }: { scale: Scale }) {
  const text = useText()
  if (scale.enabled === 0) return <StatusTag tone="off" label={text('scales.off')} size="s" />
  return scale.connected === 1 ? (
    <StatusTag tone="good" label={text('scales.connected')} size="s" />
  ) : (
    <StatusTag tone="no-contact" label={text('scales.not-connected')} size="s" />
  )
}

/** What lies on the scale. An old reading is no weight. */
function Weight({ scale }: { scale: Scale }) {
  const text = useText()
  const number = useNumber()
  const { reading } = scale
  if (reading === null || scale.connected === 0 || scale.enabled === 0) return <p className={styles.weight}>–</p>
  const weight = netWeight({ reading, tare: scale.tare })
  const place = weightPlace(weight, scale)
  return (
    <p className={styles.weight} data-place={place}>
      <strong>{number(weight)}</strong> {scale.unit}
      <span className={styles.place}>{text(places[place])}</span>
    </p>
  )
}

function ScaleFacts({ scale }: { scale: Scale }) {
  const text = useText()
  const number = useNumber()
  const { time_zone: timeZone } = useSession()
  const { min_weight, max_weight, unit, reading } = scale
  const limits =
    max_weight > 0
      ? text('scales.limits', { min: number(min_weight), max: number(max_weight), unit })
      : text('scales.limits-from', { min: number(min_weight), unit })
  const last =
    reading === null
      ? text('scales.never')
      : `${number(reading)} ${unit} · ${dayAndTime(Date.parse(scale.read_at), { timeZone })}`
  const facts = [
    [text('scales.purpose'), text(`scales.purpose-${scale.purpose}`)],
    [text('scales.limits-label'), limits],
    [text('scales.tare-label'), `${number(scale.tare)} ${unit}`],
    [text('scales.last-reading'), last],
    [text('scales.signal'), scale.signal],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
