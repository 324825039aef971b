import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { PinIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { OrderWords } from '../OrderWords.tsx'
import row from '../PanelRow.module.css'
import styles from './DetailPlanningBundlePanel.module.css'
import { MachineChoice } from './MachineChoice.tsx'
import { SplitDialog } from './SplitDialog.tsx'

export type Change =
  | { readonly do: 'move'; readonly by: -1 | 1 }
  | { readonly do: 'split'; readonly card_nos: readonly string[] }
  | { readonly do: 'swap' | 'book'; readonly machine_id: string }
  | { readonly do: 'unbook' | 'delete' }

/** decline: the question whether to delete was answered with no. */
export type BundleAnswer = Change | { readonly do: 'decline' }

type Props = PanelProps<'bundle', BundleAnswer>

export default function DetailPlanningBundlePanel(props: Props) {
  // Another bundle begins anew: nothing of a swap that was begun for the last one stays.
  return <BundlePanel key={props.selection.bundle.bundle_no} {...props} />
}

function BundlePanel({ selection, busy, disabled, perform }: Props) {
  const [mode, setMode] = useState<'default' | 'swap' | 'book'>('default')
  const { bundle, machines } = selection
  if (mode === 'default') return <Actions {...{ selection, busy, disabled, perform }} onMode={setMode} />
  return (
    <MachineChoice
      mode={mode}
      bundle={bundle}
      machines={machines}
      busy={busy}
      onChoose={(machine_id) => void perform({ do: mode, machine_id }).then((done) => done && setMode('default'))}
      onBack={() => setMode('default')}
    />
  )
}

interface ActionsProps extends Pick<Props, 'selection' | 'busy' | 'disabled' | 'perform'> {
  onMode: (mode: 'swap' | 'book') => void
}

function Actions({ selection, busy, disabled, perform, onMode }: ActionsProps) {
  const text = useText()
  const number = useNumber()
  const time = usePopupTime()
  const [open, setOpen] = useState<'delete' | 'split' | null>(null)
  const { bundle } = selection
  const { bundle_no, machine_id, booked_machine_id, cards } = bundle
  const booked = booked_machine_id !== ''
  /** Grey while one is under way, and while there is a reason. */
  const allowed = (answer: BundleAnswer) => {
    const reason = disabled(answer)
    return { disabled: busy, why: reason && text(reason) }
  }
  const why = disabled({ do: 'delete' })
  const answer = (given: BundleAnswer) => {
    setOpen(null)
    void perform(given)
  }
  return (
    <div className={row.row}>
      <OrderWords
        head={[text('planning.bundle', { bundle: bundle_no }), machine_id]}
        about={
          <>
            {text('planning.orders', { count: cards.length })} ·{' '}
            {text('planning.pieces', { quantity: number(bundle.planned_qty) })}
            {booked && ` · ${text('planning.booked', { machine: booked_machine_id })}`}
            {why !== undefined && <span className={row.reason}> · {text(why)}</span>}
          </>
        }
      />
      <div className={styles.actions}>
        <Button
          size="primary"
          icon={<ArrowUpIcon />}
          {...allowed({ do: 'move', by: -1 })}
          onClick={() => answer({ do: 'move', by: -1 })}
        >
          {text('planning.up')}
        </Button>
        <Button
          size="primary"
          icon={<ArrowDownIcon />}
          {...allowed({ do: 'move', by: 1 })}
          onClick={() => answer({ do: 'move', by: 1 })}
        >
          {text('planning.down')}
        </Button>
        <Button size="primary" {...allowed({ do: 'split', card_nos: [] })} onClick={() => setOpen('split')}>
          {text('planning.split')}
        </Button>
        <Button size="primary" {...allowed({ do: 'swap', machine_id: '' })} onClick={() => onMode('swap')}>
          {text('planning.swap')}
        </Button>
        <Button
          size="primary"
          icon={<PinIcon />}
          disabled={busy}
          onClick={() => (booked ? answer({ do: 'unbook' }) : onMode('book'))}
        >
          {text(booked ? 'planning.unbook' : 'planning.book')}
        </Button>
        <Button size="primary" icon={<TrashIcon />} {...allowed({ do: 'delete' })} onClick={() => setOpen('delete')}>
          {text('planning.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={text('planning.delete-title', { bundle: bundle_no })}
        message={text('planning.delete-text', { count: cards.length })}
        confirmLabel={text('planning.delete')}
        cancelLabel={text('shell.cancel')}
        onConfirm={() => answer({ do: 'delete' })}
        onCancel={() => answer({ do: 'decline' })}
        {...time}
      />
      {open === 'split' && (
        <SplitDialog
          bundle={bundle}
          onClose={() => setOpen(null)}
          onSplit={(card_nos) => answer({ do: 'split', card_nos })}
        />
      )}
    </div>
  )
}
